import type { FileRef } from '@talentlog/contracts';
import { useId } from 'react';
import { useTranslate } from '../i18n/react.tsx';
import { Button } from './Button.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import { useUpload } from './use-upload.ts';

interface UploadProps {
  readonly label: string;
  /** Id of the heading the button is below, where several buttons of a page say the same. */
  readonly heading?: string;
  readonly hint?: string;
  readonly accept: string;
  readonly purpose: string;
  readonly linkToken?: string | undefined;
  readonly primary?: boolean;
  readonly onDone: (file: FileRef) => unknown;
}

/** A button that uploads one file, shows how far it is, says why a file was refused, and sends it again where that passes by itself. */
export function Upload({ label, heading, hint, accept, purpose, linkToken, primary = false, onDone }: UploadProps) {
  const t = useTranslate();
  const id = useId();
  const options = linkToken === undefined ? { purpose } : { purpose, linkToken };
  const { share, problem, upload, waiting } = useUpload(options, onDone);
  return (
    <div className="upload">
      <input
        id={id}
        className="hidden"
        type="file"
        accept={accept}
        disabled={share !== null}
        aria-labelledby={heading === undefined ? undefined : `${heading} ${id}-label`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) void upload(file);
        }}
      />
      <label id={`${id}-label`} htmlFor={id} className={primary ? 'button button-primary' : 'button button-plain'}>
        {label}
      </label>
      {hint !== undefined && <p className="field-hint">{hint}</p>}
      {share !== null && (
        <>
          <progress value={share} max={1} aria-label={label} />
          <p className="field-hint" role="status">
            {t({ id: share < 1 ? 'shared.upload.sending' : 'shared.upload.checking' })}
          </p>
        </>
      )}
      <ProblemNote problem={problem} />
      {waiting !== undefined && (
        <Button onClick={() => void upload(waiting)}>
          {t({ id: 'shared.action.uploadAgain' }, { name: waiting.name })}
        </Button>
      )}
    </div>
  );
}
