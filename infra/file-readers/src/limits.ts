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

export const extensionOf = (name: string): string => /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What name and size alone tell, without looking into the bytes. */
export function checkRoughly(upload: Upload): UploadRefusal | undefined {
  if (!extensions[upload.purpose].includes(extensionOf(upload.name))) return 'file.unsupported';
  if (upload.bytes.length === 0) return 'file.empty';
  return isTooLarge(upload) ? 'file.too_large' : undefined;
}
