import { type FileStore, UnreadableFile } from '../file-store/port.ts';
import type { UploadRegister } from '../upload-register/port.ts';
import type { VirusScan } from '../virus-scan/port.ts';
import { isUploadType, type UploadType } from './uploads.ts';

export interface ServedFile {
  readonly bytes: Uint8Array;
  /** What the checks found; undefined for files of the time before it was kept. */
  readonly type: UploadType | undefined;
}

/** The files that people may have: where there is a virus scanner, those that it found clean. */
export interface ServedFiles {
  /** Undefined for a file that is not there, `not_ready` for one that still waits for the scanner, `unreadable` for a spoilt one. */
  get(fileId: string): Promise<ServedFile | 'not_ready' | 'unreadable' | undefined>;
}

export interface ServedFilesParts {
  readonly files: FileStore;
  readonly register: Pick<UploadRegister, 'seen'>;
  readonly scan: Pick<VirusScan, 'required'>;
}

/** Serves out of the store what the register knows to be safe. */
export const servedFiles = ({ files, register, scan }: ServedFilesParts): ServedFiles => ({
  async get(fileId) {
    const seen = await register.seen(fileId);
    if (seen?.scan === 'infected') return undefined;
    if (scan.required && seen?.scan !== 'clean') return 'not_ready';
    const bytes = await files.get(fileId).catch((error: unknown) => {
      if (error instanceof UnreadableFile) return 'unreadable' as const;
      throw error;
    });
    if (bytes === undefined || bytes === 'unreadable') return bytes;
    return { bytes, type: seen?.type && isUploadType(seen.type) ? seen.type : undefined };
  },
});
