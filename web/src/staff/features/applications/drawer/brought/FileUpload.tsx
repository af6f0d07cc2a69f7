import { FileInput } from '@blueprintjs/core';
import { useState } from 'react';
import { type ApiProblem, asProblem, uploadFile } from '../../../../../api/index.ts';
import { useT } from '../../../../../i18n/react.tsx';
import { useSend } from '../../../../model/use-command.ts';
import { ProblemNote } from '../../../../ui/ProblemNote.tsx';

const accept = '.doc,.docx,.pdf,.jpg,.jpeg,.png,.txt,.html,.htm,.mht,.mhtml,.eml';

/** Brings a resume file of the person, as a job board or a mail gave it. */
export function FileUpload({ jobSeekerId }: { jobSeekerId: string }) {
  const t = useT();
  const send = useSend();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<ApiProblem | undefined>();
  const bring = async (file: File) => {
    setProblem(undefined);
    setShare(0);
    try {
      const { fileId, name, size, type } = await uploadFile(file, { purpose: 'import', onProgress: setShare });
      await send('UploadResumeFileOnBehalf', { jobSeekerId, file: { fileId, name, size, type } });
    } catch (thrown) {
      setProblem(asProblem(thrown));
    } finally {
      setShare(null);
    }
  };
  return (
    <>
      <FileInput
        buttonText={t('shared.action.upload')}
        text={share === null ? t('staff.action.UploadResumeFileOnBehalf') : `${Math.round(share * 100)}%`}
        disabled={share !== null}
        inputProps={{ accept, 'aria-label': t('staff.action.UploadResumeFileOnBehalf') }}
        onInputChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file !== undefined) void bring(file);
        }}
      />
      <p className="muted">{t('staff.brought.hint')}</p>
      <ProblemNote problem={problem} />
    </>
  );
}
