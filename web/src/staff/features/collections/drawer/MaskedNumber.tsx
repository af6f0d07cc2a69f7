import { askQuery } from '../../../../api/index.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { RevealButton } from '../../../ui/RevealButton.tsx';
import { useReveal } from '../../../ui/use-reveal.ts';
import type { CollectionDetail } from '../api.ts';

type Field = CollectionDetail['masked'][number];

interface MaskedNumberProps {
  readonly detail: CollectionDetail;
  readonly field: Field;
  readonly masked: string;
  /** How the number is printed. */
  readonly print: (number: string) => string;
}

/** A number that is masked until somebody asks for it, which is recorded; hidden again when the server stops giving it. */
export function MaskedNumber({ detail, field, masked, print }: MaskedNumberProps) {
  const t = useTranslate();
  const { collectionId, person } = detail;
  const { clear, ...reading } = useReveal(() => askQuery('collectionValue', { collectionId, field }));
  if (clear !== undefined) return <span role="status">{print(clear.value)}</span>;
  return (
    <>
      {masked}
      {detail.masked.includes(field) && (
        <RevealButton
          jobSeekerId={person.jobSeekerId}
          field={field}
          words={t({ id: 'staff.person.reveal' })}
          reading={reading}
        />
      )}
    </>
  );
}
