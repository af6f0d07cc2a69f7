import { Button, FileInput } from '@blueprintjs/core';
import { fileAddress } from '../../../../api/index.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useUpload } from '../../../../ui/use-upload.ts';
import { UploadProblem } from '../../../ui/UploadProblem.tsx';
import type { FormState } from '../../../ui/use-form.ts';
import type { TermsValues } from './terms.ts';

/** One file that goes with the offer; the person can download it after the phone's code. */
export function AttachmentField({ form }: { form: FormState<TermsValues> }) {
  const t = useTranslate();
  const { attachment } = form.values;
  const uploading = useUpload({ purpose: 'attachment' }, (file) => form.set('attachment', file));
  const { share, upload } = uploading;
  return (
    <fieldset className="field">
      <legend>{t({ id: 'offers.field.attachment' })}</legend>
      {attachment !== null && (
        <p className="attached">
          <a href={fileAddress(attachment.fileId)} target="_blank" rel="noreferrer">
            {attachment.name}
          </a>
          <Button
            variant="minimal"
            size="small"
            icon="small-cross"
            aria-label={t({ id: 'offers.attachment.remove' }, { name: attachment.name })}
            onClick={() => form.set('attachment', null)}
          />
        </p>
      )}
      {attachment === null && (
        <FileInput
          fill
          buttonText={t({ id: 'shared.action.upload' })}
          text={share === null ? '' : t({ id: 'staff.upload.sending' }, { percent: Math.round(share * 100) })}
          disabled={share !== null}
          inputProps={{
            accept: 'application/pdf,.pdf,image/jpeg,image/png,.jpe,.jfif',
            'aria-label': t({ id: 'offers.field.attachment' }),
          }}
          onInputChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file !== undefined) void upload(file);
          }}
        />
      )}
      <UploadProblem of={uploading} />
    </fieldset>
  );
}
