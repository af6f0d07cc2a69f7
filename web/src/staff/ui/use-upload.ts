import { useState } from 'react';
import { type ApiProblem, asProblem, uploadFile } from '../../api/index.ts';

type Purpose = Parameters<typeof uploadFile>[1]['purpose'];
type Uploaded = Pick<Awaited<ReturnType<typeof uploadFile>>, 'fileId' | 'name' | 'size' | 'type'>;

/**
 * Sends a chosen file and hands on what the server keeps of it. `share` is how much of it was sent, from 0 to 1, and null while nothing is;
 * `problem` says why it was not taken.
 */
export function useUpload(purpose: Purpose, onUploaded: (file: Uploaded) => Promise<void> | void) {
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<ApiProblem | undefined>();
  const upload = async (chosen: File) => {
    setProblem(undefined);
    setShare(0);
    try {
      const { fileId, name, size, type } = await uploadFile(chosen, { purpose, onProgress: setShare });
      await onUploaded({ fileId, name, size, type });
    } catch (thrown) {
      setProblem(asProblem(thrown));
    } finally {
      setShare(null);
    }
  };
  return { share, problem, upload };
}
