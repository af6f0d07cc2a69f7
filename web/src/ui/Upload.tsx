import type { FileRef } from '@talentlog/contracts';
import { useId, useState } from 'react';
import { uploadFile } from '../api/files.ts';
import { type ApiProblem, asProblem } from '../api/problem.ts';
import { ProblemNote } from './ProblemNote.tsx';

interface UploadProps {
  readonly label: string;
  readonly hint?: string;
  readonly accept: string;
  readonly purpose: string;
  readonly linkToken?: string | undefined;
  readonly primary?: boolean;
  readonly onDone: (file: FileRef) => unknown;
}

/** A button that uploads one file, shows how far it is, and says why a file was refused. */
export function Upload({ label, hint, accept, purpose, linkToken, primary = false, onDone }: UploadProps) {
  const id = useId();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<ApiProblem | undefined>();
  const send = async (file: File) => {
    setProblem(undefined);
    setShare(0);
    try {
      const { fileId, name, size, type } = await uploadFile(file, {
        purpose,
        onProgress: setShare,
        ...(linkToken === undefined ? {} : { linkToken }),
      });
      await onDone({ fileId, name, size, type });
    } catch (thrown) {
      setProblem(asProblem(thrown));
    } finally {
      setShare(null);
    }
  };
  return (
    <div className="upload">
      <input
        id={id}
        className="hidden"
        type="file"
        accept={accept}
        disabled={share !== null}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) void send(file);
        }}
      />
      <label htmlFor={id} className={primary ? 'button button-primary' : 'button button-plain'}>
        {label}
      </label>
      {hint !== undefined && <p className="field-hint">{hint}</p>}
      {share !== null && <progress value={share} max={1} aria-label={label} />}
      <ProblemNote problem={problem} />
    </div>
  );
}
