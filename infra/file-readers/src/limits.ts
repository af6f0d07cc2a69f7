import type { Upload, UploadPurpose, UploadRefusal } from '@talentlog/runtime';

const MB = 1024 * 1024;
const resume = ['doc', 'docx', 'jpg', 'jpeg', 'png', 'pdf'];
const extensions: Record<UploadPurpose, readonly string[]> = {
  resume,
  import: [...resume, 'txt', 'html', 'htm', 'mht', 'mhtml', 'mnt', 'eml'],
  attachment: ['pdf', 'txt', 'png', 'jpg', 'jpeg'],
  avatar: ['jpg', 'png', 'jpeg'],
  logo: ['png', 'jpg', 'jpeg'],
};

const isTooLarge = ({ purpose, bytes }: Upload) => {
  // Every page shows it.
  if (purpose === 'logo') return bytes.length > MB / 2;
  return purpose === 'avatar' ? bytes.length >= 10 * MB : bytes.length > 20 * MB;
};

/** What browsers, chats and copying hang on to a name, behind its ending: `简历.pdf(1)`, `简历.pdf.1`, `简历.pdf。`. */
const ADDED = /(?:[.。]|[.。]\d{1,3}|[([]\d{1,3}[)\]])$/u;

/** Ending of a name as people mean it, in lower case and half width; empty where it has none. */
export function extensionOf(name: string): string {
  // Longer names do not exist on any disk.
  let plain = name
    .slice(-300)
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}]/gu, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(ADDED, '');
  }
  return /[.。]([A-Za-z0-9]{1,5})$/.exec(plain)?.[1]?.toLowerCase() ?? '';
}

/** What a system starts when somebody presses it: nobody calls a resume so by mistake. */
const programs =
  /^(?:exe|com|bat|cmd|scr|pif|msi|msix|msp|cpl|dll|sys|lnk|url|reg|inf|hta|chm|jar|apk|ipa|app|dmg|pkg|deb|rpm|run|bin|sh|bash|zsh|ps[12]|psm1|vb|vbs|vbe|js|jse|mjs|wsf|wsh|scf|iso|img|py|pl|rb|php|jsp|aspx?|docm|dotm|xlsm|pptm|svg|swf)$/;

const beginnings: readonly (readonly [BinaryKind, string])[] = [
  ['doc', '\xd0\xcf\x11\xe0'],
  ['docx', 'PK\x03\x04'],
  ['png', '\x89PNG'],
  ['jpg', '\xff\xd8\xff'],
];
type BinaryKind = 'doc' | 'docx' | 'png' | 'jpg' | 'pdf';

/** The ending of what a file may be by its first bytes; undefined for texts, which have none of their own. */
export function binaryKindOf(bytes: Uint8Array): BinaryKind | undefined {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  if (/^(?:\xef\xbb\xbf)?\s{0,99}%PDF-/.test(head)) return 'pdf';
  return beginnings.find(([, beginning]) => head.startsWith(beginning))?.[0];
}

/** Whether the name has an ending that is usual for the purpose. */
export const isUsualName = ({ name, purpose }: Upload): boolean => extensions[purpose].includes(extensionOf(name));

/** Whether the bytes alone make it something that may be brought, whatever it is called. */
function mayBeByBytes({ name, bytes, purpose }: Upload): boolean {
  const kind = binaryKindOf(bytes);
  return kind !== undefined && extensions[purpose].includes(kind) && !programs.test(extensionOf(name));
}

/** What name, size and first bytes tell, without looking further. */
export function checkRoughly(upload: Upload): UploadRefusal | undefined {
  if (!isUsualName(upload) && !mayBeByBytes(upload)) return 'file.unsupported';
  if (upload.bytes.length === 0) return 'file.empty';
  return isTooLarge(upload) ? 'file.too_large' : undefined;
}
