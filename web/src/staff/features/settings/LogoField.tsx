import { Button } from '@blueprintjs/core';
import { useId } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { useUpload } from '../../../ui/use-upload.ts';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { useField } from '../../ui/fields/use-field.ts';
import { UploadProblem } from '../../ui/UploadProblem.tsx';

const isLogo = (value: unknown): value is { readonly fileId: string } =>
  typeof value === 'object' && value !== null && 'fileId' in value;

/** The picture of the company: sent at once, shown everywhere once the form is saved. */
export function LogoField<V extends object>(props: FieldProps<V>) {
  const t = useTranslate();
  const inputId = useId();
  const { error, write, value } = useField(props);
  const uploading = useUpload({ purpose: 'logo' }, ({ fileId, type }) => write({ fileId, type }));
  const { share, upload } = uploading;
  const { label, hint } = props;
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="logo-field">
        <span className="muted">{t({ id: isLogo(value) ? 'settings.logo.chosen' : 'settings.logo.none' })}</span>
        <label htmlFor={inputId} className="bp6-button bp6-small">
          {t({ id: share === null ? 'settings.logo.choose' : 'settings.logo.sending' })}
        </label>
        <input
          id={inputId}
          className="visually-hidden"
          type="file"
          accept="image/png,image/jpeg"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file !== undefined) void upload(file);
          }}
        />
        {isLogo(value) && (
          <Button size="small" variant="minimal" onClick={() => write(null)}>
            {t({ id: 'settings.logo.remove' })}
          </Button>
        )}
      </div>
      <UploadProblem of={uploading} />
      {error === undefined ? (
        <p className="field-hint">{hint}</p>
      ) : (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
