import type { Upload, UploadVerdict } from './uploads.ts';

export type Inspection = UploadVerdict | { readonly ok: false; readonly code: 'common.unavailable' };

/** Looks into what people upload, apart from the thread that answers. */
export interface FileInspector {
  /** Never rejects. A file that hangs, kills or fills its inspector has failed; `common.unavailable` says nothing about the file. */
  inspect(upload: Upload): Promise<Inspection>;
  /** Ends what runs and resolves when no process is left. */
  close(): Promise<void>;
}
