import { FileInput } from '@blueprintjs/core';
import { useTranslate } from '../../../../../i18n/react.tsx';
import { useUpload } from '../../../../../ui/use-upload.ts';
import { useSend } from '../../../../model/use-command.ts';
import { UploadProblem } from '../../../../ui/UploadProblem.tsx';

const accept =
  '.doc,.docx,.wps,application/pdf,.pdf,image/jpeg,image/png,.jpe,.jfif,.txt,.html,.htm,.mht,.mhtml,.mnt,.eml';

/** Brings a resume file of the person, as a job board or a mail gave it. */
export function FileUpload({ jobSeekerId }: { jobSeekerId: string }) {
  const t = useTranslate();
  const send = useSend();
  const uploading = useUpload({ purpose: 'import' }, async (file) => {
    await send('UploadResumeFileOnBehalf', { jobSeekerId, file });
  });
  const { share, upload } = uploading;
  return (
    <>
      <FileInput
        buttonText={t({ id: 'shared.action.upload' })}
        text={
          share === null
            ? t({ id: 'staff.action.UploadResumeFileOnBehalf' })
            : t({ id: 'staff.upload.sending' }, { percent: Math.round(share * 100) })
        }
        disabled={share !== null}
        inputProps={{ accept, 'aria-label': t({ id: 'staff.action.UploadResumeFileOnBehalf' }) }}
        onInputChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file !== undefined) void upload(file);
        }}
      />
      <p className="muted">{t({ id: 'staff.brought.hint' })}</p>
      <UploadProblem of={uploading} />
    </>
  );
}
