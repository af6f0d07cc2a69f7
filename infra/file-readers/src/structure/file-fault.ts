import type { UploadRefusal } from '@talentlog/runtime';

/** Why the content of a file is not taken. Each has a remedy of its own (`refusal.file.*` of the web). */
export type FileFaultCode = Exclude<UploadRefusal, 'file.unsupported' | 'file.too_large' | 'file.empty'>;

/** Thrown by the checks of a format. Whatever else they throw means that the file is damaged. */
export class FileFault extends Error {
  readonly code: FileFaultCode;
  constructor(code: FileFaultCode, what: string) {
    super(what);
    this.code = code;
  }
}

/** It is another format, or none; any other fault is one of this format. */
export const wrongFormat = (what: string) => new FileFault('file.wrong_format', what);
/** It runs, fetches or embeds something. */
export const active = (what: string) => new FileFault('file.active_content', what);
export const damaged = (what: string) => new FileFault('file.damaged', what);
/** Looking into it takes more than any honest file does. */
export const tooComplex = (what: string) => new FileFault('file.too_complex', what);
export const locked = (what: string) => new FileFault('file.password_protected', what);
/** Different programs take it for different things. */
export const ambiguous = (what: string) => new FileFault('file.security_failed', what);
