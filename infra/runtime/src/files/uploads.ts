/** The media types that we store; what is served later carries exactly one of them. */
const uploadTypes = [
  'application/msword',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg',
  'image/png',
  'message/rfc822',
  'text/html',
  'text/plain',
] as const;
export type UploadType = (typeof uploadTypes)[number];
/** Whether it is one of the media types that we store. */
export const isUploadType = (type: string): type is UploadType => uploadTypes.some((known) => known === type);
/** `import` is a resume that staff bring: text, web pages, mails and web archives too. */
export type UploadPurpose = 'resume' | 'import' | 'attachment' | 'avatar' | 'logo';
export type UploadRefusal = 'file.unsupported' | 'file.too_large' | 'file.empty' | 'file.security_failed';
export type UploadVerdict =
  | { readonly ok: true; readonly type: UploadType; readonly extension: string }
  | { readonly ok: false; readonly code: UploadRefusal };
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly purpose: UploadPurpose;
}

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

export const extensionOf = (name: string): string => /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What name and size alone tell, without looking into the bytes. */
export function checkRoughly(upload: Upload): UploadRefusal | undefined {
  if (!extensions[upload.purpose].includes(extensionOf(upload.name))) return 'file.unsupported';
  if (upload.bytes.length === 0) return 'file.empty';
  return isTooLarge(upload) ? 'file.too_large' : undefined;
}
