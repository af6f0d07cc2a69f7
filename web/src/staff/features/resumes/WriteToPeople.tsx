import { Button } from '@blueprintjs/core';
import type { ResumeFound } from '@talentlog/contracts';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { toPeople } from '../../model/reach.ts';
import { AskForm } from '../../ui/AskForm.tsx';
import { BulkRun, type BulkWork, commandFor } from '../../ui/bulk/BulkRun.tsx';
import { Unable } from '../../ui/bulk/Unable.tsx';
import { LetterFields } from '../../ui/letter/LetterFields.tsx';
import { emptyLetter, letterOf } from '../../ui/letter/letter-values.ts';
import { NoWay } from '../../ui/letter/NoWay.tsx';
import { MissingNote } from '../../ui/MissingNote.tsx';
import { useNameOf } from '../../ui/PersonName.tsx';
import { WithPacks } from '../../ui/WithPacks.tsx';

interface Props {
  /** To whom: one, or all that were chosen. */
  readonly rows: readonly ResumeFound[];
  readonly onDone?: () => void;
}

/** Those of them who may be written to. */
const reached = (rows: readonly ResumeFound[]) =>
  rows.filter(({ personActions }) => personActions.includes('WriteToPerson'));

/** The button that writes to people of the talent base in own words, each under their own name; nothing where none may be written to. */
export function WriteToPeople({ rows, onDone }: Props) {
  const t = useTranslate();
  // As they were when it was asked: the list goes on behind the dialog.
  const [asking, setAsking] = useState<readonly ResumeFound[] | null>(null);
  const [work, setWork] = useState<BulkWork | null>(null);
  const able = reached(rows);
  const leave = () => {
    setWork(null);
    onDone?.();
  };
  if (able.length === 0 && asking === null && work === null) return null;
  return (
    <>
      <Button size="small" icon="envelope" disabled={able.length === 0} onClick={() => setAsking(rows)}>
        {t({ id: 'staff.bulk.for' }, { action: t({ id: 'staff.action.WriteToPerson' }), count: able.length })}
      </Button>
      {asking !== null && (
        <WithPacks names={['messages']}>
          <Form
            rows={asking}
            onStart={(next) => {
              setAsking(null);
              setWork(next);
            }}
            onClose={() => setAsking(null)}
          />
        </WithPacks>
      )}
      {work !== null && <BulkRun work={work} onClose={leave} />}
    </>
  );
}

interface FormProps {
  readonly rows: readonly ResumeFound[];
  readonly onStart: (work: BulkWork) => void;
  readonly onClose: () => void;
}

function Form({ rows, onStart, onClose }: FormProps) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const able = reached(rows);
  const people = able.map(({ person }) => person);
  const [first] = people;
  const action = t({ id: 'staff.action.WriteToPerson' });
  const reader = first === undefined ? '' : nameOf(first);
  const only = rows.length === 1;
  return (
    <AskForm
      title={only ? t({ id: 'staff.action.about' }, { action, name: reader }) : action}
      submit={only ? action : t({ id: 'staff.bulk.for' }, { action, count: able.length })}
      initial={emptyLetter}
      note={t({ id: 'messages.letter.personNote' })}
      about={rows.map(({ person }) => person.jobSeekerId).join()}
      onClose={onClose}
      onSubmit={(values) =>
        onStart({
          title: action,
          items: people.map((person) => ({ id: person.jobSeekerId, person })),
          send: commandFor('WriteToPerson', (jobSeekerId) => ({ jobSeekerId, letter: letterOf(values) })),
        })
      }
    >
      {(form) => (
        <>
          <MissingNote of={toPeople} />
          <Unable rows={rows.filter((row) => !able.includes(row))} />
          <NoWay people={people} values={form.values} />
          <LetterFields form={form} about="person" reader={reader} />
        </>
      )}
    </AskForm>
  );
}
