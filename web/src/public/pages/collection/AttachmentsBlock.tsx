import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Upload } from '../../../ui/Upload.tsx';
import type { BlockProps } from './block.ts';
import { attachmentNames, isRequired, withBlock } from './content.ts';
import './collection.css';

/** Copies and photos, each kind with its files between its name and its button. */
export function AttachmentsBlock({ content, onChange, errorAt, linkToken }: BlockProps) {
  const t = useTranslate();
  const { attachments } = content;
  return (
    <fieldset className="block">
      <legend>{t({ id: 'person.collectionBlock.attachments' })}</legend>
      <p className="field-hint">{t({ id: 'person.collection.fileHint' })}</p>
      {attachmentNames.map((name) => {
        const own = attachments[name];
        const set = (files: typeof own) => onChange(withBlock(content, 'attachments', { [name]: files }));
        const error = errorAt(`attachments.${name}`);
        const heading = `field-attachments.${name}-name`;
        return (
          <div key={name} id={`field-attachments.${name}`} tabIndex={-1} className="entry">
            <p id={heading} className="attachment-name">
              {t({ id: `person.collectionField.attachments_${name}` })}
              {isRequired(`attachments.${name}`) && (
                <span className="must" aria-hidden="true">
                  *
                </span>
              )}
            </p>
            {own.length > 0 && (
              <ul className="files">
                {own.map((file) => (
                  <li key={file.fileId}>
                    {file.name}
                    <Button
                      kind="quiet"
                      onClick={() => set(own.filter((one) => one.fileId !== file.fileId))}
                      aria-label={t({ id: 'person.collection.removeFile' }, { name: file.name })}
                    >
                      {t({ id: 'person.collection.remove' })}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {own.length < 5 && (
              <Upload
                label={t({ id: own.length === 0 ? 'person.collection.chooseFile' : 'person.collection.addFile' })}
                heading={heading}
                accept={
                  name === 'badgePhoto'
                    ? 'image/jpeg,image/png,.jpe,.jfif'
                    : 'application/pdf,.pdf,.txt,image/jpeg,image/png,.jpe,.jfif'
                }
                purpose={name === 'badgePhoto' ? 'avatar' : 'attachment'}
                linkToken={linkToken}
                onDone={(file) => set([...own.filter((one) => one.fileId !== file.fileId), file])}
              />
            )}
            {error !== undefined && <p className="field-error">{error}</p>}
          </div>
        );
      })}
    </fieldset>
  );
}
