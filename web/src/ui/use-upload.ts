import type { FileRef } from '@talentlog/contracts';
import { useState } from 'react';
import { type UploadOptions, uploadFile } from '../api/files.ts';
import { type ApiProblem, asProblem, isPassing } from '../api/problem.ts';

interface Uploading {
  /** How much of the file was sent, from 0 to 1; null while none is. */
  readonly share: number | null;
  /** Why it was not taken. */
  readonly problem: ApiProblem | undefined;
  readonly upload: (file: File) => Promise<void>;
  /** The file that was not taken for a reason that passes, to be sent once more as it is. */
  readonly waiting: File | undefined;
}

/** Sends a chosen file for its purpose and hands on what the server keeps of it. */
export function useUpload(
  options: Pick<UploadOptions, 'purpose' | 'linkToken'>,
  onUploaded: (file: FileRef) => unknown,
): Uploading {
  const [share, setShare] = useState<number | null>(null);
  const [failed, setFailed] = useState<{ readonly file: File; readonly problem: ApiProblem }>();
  const upload = async (file: File) => {
    setFailed(undefined);
    setShare(0);
    try {
      const { fileId, name, size, type } = await uploadFile(file, { ...options, onProgress: setShare });
      await onUploaded({ fileId, name, size, type });
    } catch (thrown) {
      setFailed({ file, problem: asProblem(thrown) });
    } finally {
      setShare(null);
    }
  };
  const waiting = failed !== undefined && isPassing(failed.problem) ? failed.file : undefined;
  return { share, problem: failed?.problem, upload, waiting };
}
