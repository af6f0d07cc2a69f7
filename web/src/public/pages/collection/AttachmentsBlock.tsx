import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Upload } from '../../../ui/Upload.tsx';
import type { BlockProps } from './block.ts';
import { attachmentNames, withBlock } from './content.ts';

/** Copies and photos. */
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
        return (
          <div key={name} id={`field-attachments.${name}`} tabIndex={-1} className="entry">
            {own.length < 5 && (
              <Upload
                label={t({ id: `person.collectionField.attachments_${name}` })}
                accept={name === 'badgePhoto' ? '.jpg,.jpeg,.png' : '.pdf,.txt,.png,.jpg,.jpeg'}
                purpose={name === 'badgePhoto' ? 'avatar' : 'attachment'}
                linkToken={linkToken}
                onDone={(file) => set([...own.filter((one) => one.fileId !== file.fileId), file])}
              />
            )}
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
            {error !== undefined && <p className="field-error">{error}</p>}
          </div>
        );
      })}
    </fieldset>
  );
}
