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
/** `security_failed` is a virus, or a file that different programs take for different things. */
export type UploadRefusal =
  | 'file.unsupported'
  | 'file.too_large'
  | 'file.empty'
  | 'file.wrong_format'
  | 'file.password_protected'
  | 'file.active_content'
  | 'file.damaged'
  | 'file.too_complex'
  | 'file.picture_too_large'
  | 'file.security_failed';
export type UploadVerdict =
  | { readonly ok: true; readonly type: UploadType; readonly extension: string }
  | { readonly ok: false; readonly code: UploadRefusal };
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly purpose: UploadPurpose;
}
