import type { ApplicationChosen } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { toPeople } from '../../../model/reach.ts';
import { AskForm } from '../../../ui/AskForm.tsx';
import { type BulkWork, commandFor } from '../../../ui/bulk/BulkRun.tsx';
import { Unable } from '../../../ui/bulk/Unable.tsx';
import { LetterFields } from '../../../ui/letter/LetterFields.tsx';
import { emptyLetter, letterOf } from '../../../ui/letter/letter-values.ts';
import { NoWay } from '../../../ui/letter/NoWay.tsx';
import { MissingNote } from '../../../ui/MissingNote.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { WithPacks } from '../../../ui/WithPacks.tsx';
import { itemsOf, takers } from './chosen.ts';

interface Props {
  readonly rows: readonly ApplicationChosen[];
  readonly onStart: (work: BulkWork) => void;
  readonly onClose: () => void;
}

/** The same words to everybody selected who may be written to, each with their own name and position. Who may not is named before. */
export function WriteManyForm(props: Props) {
  return (
    <WithPacks names={['messages']}>
      <Form {...props} />
    </WithPacks>
  );
}

function Form({ rows, onStart, onClose }: Props) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const able = takers('WriteToCandidate', rows);
  const [first] = able;
  const title = t({ id: 'staff.action.WriteToCandidate' });
  return (
    <AskForm
      title={title}
      submit={t({ id: 'staff.bulk.for' }, { action: title, count: able.length })}
      initial={emptyLetter}
      note={t({ id: 'messages.letter.note' })}
      onClose={onClose}
      onSubmit={(values) =>
        onStart({
          title,
          items: itemsOf(able),
          send: commandFor('WriteToCandidate', (applicationId) => ({ applicationId, letter: letterOf(values) })),
        })
      }
    >
      {(form) => (
        <>
          <MissingNote of={toPeople} />
          <Unable rows={rows.filter((row) => !able.includes(row))} />
          <NoWay people={able.map(({ person }) => person)} values={form.values} />
          <LetterFields form={form} about="application" reader={first === undefined ? '' : nameOf(first.person)} />
        </>
      )}
    </AskForm>
  );
}
