import { Button } from '@blueprintjs/core';
import { useTranslate } from '../../i18n/react.tsx';
import type { useUpload } from '../../ui/use-upload.ts';
import { ProblemNote } from './ProblemNote.tsx';

/** Why a file was not taken, and the way to send it again where that passes by itself. */
export function UploadProblem({ of }: { of: ReturnType<typeof useUpload> }) {
  const t = useTranslate();
  const { problem, upload, waiting } = of;
  return (
    <>
      <ProblemNote problem={problem} />
      {waiting !== undefined && (
        <Button size="small" icon="repeat" onClick={() => void upload(waiting)}>
          {t({ id: 'shared.action.uploadAgain' }, { name: waiting.name })}
        </Button>
      )}
    </>
  );
}
