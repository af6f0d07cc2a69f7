import { useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { AskForm } from '../../ui/AskForm.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { useColleagues } from '../../ui/use-colleagues.ts';
import type { FormState } from '../../ui/use-form.ts';
import { type Held, useHeldWorkQuery } from './api.ts';
import { HandOverRun, type HandOverWork } from './HandOverRun.tsx';
import { type Handed, handed, takers } from './hand-over.ts';
import { useHeldWords } from './words.ts';

interface Props {
  readonly accountId: string;
  readonly name: string;
  readonly onClose: () => void;
}

type Chosen = Readonly<Record<Handed, string>>;
const nobody: Chosen = { POSITION: '', SCREENING: '', INTERVIEW: '', APPROVAL: '' };

/** Hands over what is open in a colleague's name: what there is, to whom each kind goes, and then what became of each. */
export function HandOver({ accountId, name, onClose }: Props) {
  const t = useT();
  const { data, error, refetch } = useHeldWorkQuery({ accountId }, { refetchOnMountOrArgChange: true });
  // What is handed over is what was shown when it was begun: it leaves the question meanwhile.
  const [work, setWork] = useState<HandOverWork>();
  const title = t('colleagues.handOver.title');
  if (work !== undefined) return <HandOverRun work={work} title={title} onClose={onClose} />;
  const held = data?.data ?? [];
  const start = (to: Chosen) => {
    const items = held.filter(({ kind }) => kind !== 'EVALUATION' && to[kind] !== '');
    if (items.length === 0) return onClose();
    setWork({
      items,
      hand: ({ kind }) => ({ fromAccountId: accountId, toAccountId: kind === 'EVALUATION' ? '' : to[kind] }),
    });
  };
  return (
    <AskForm
      title={title}
      submit={title}
      initial={nobody}
      note={t('colleagues.handOver.note', { name, count: held.length })}
      onSubmit={start}
      onClose={onClose}
    >
      {(form) => (
        <>
          {data === undefined && error === undefined && <Loading />}
          {data === undefined && <QueryFailure failure={error} onRetry={() => void refetch()} />}
          {data !== undefined && held.length === 0 && <p>{t('colleagues.handOver.none')}</p>}
          {handed.map((kind) => (
            <Kind key={kind} kind={kind} held={held} form={form} leaver={accountId} />
          ))}
          <Listed kind="EVALUATION" held={held} />
        </>
      )}
    </AskForm>
  );
}

interface KindProps {
  readonly kind: Handed;
  readonly held: readonly Held[];
  readonly form: FormState<Chosen>;
  readonly leaver: string;
}

function Kind({ kind, held, form, leaver }: KindProps) {
  const t = useT();
  const choices = useColleagues(takers[kind]).filter(({ value }) => value !== leaver);
  if (!held.some((one) => one.kind === kind)) return null;
  return (
    <>
      <Listed kind={kind} held={held} />
      <SelectField
        form={form}
        name={kind}
        label={t('colleagues.handOver.to')}
        choices={choices}
        placeholder={t('colleagues.handOver.notNow')}
      />
    </>
  );
}

/** What there is of a kind, by name; of many the first ones. */
function Listed({ kind, held }: { readonly kind: Held['kind']; readonly held: readonly Held[] }) {
  const t = useT();
  const words = useHeldWords();
  const own = held.filter((one) => one.kind === kind);
  if (own.length === 0) return null;
  return (
    <>
      <h3>{t(`colleagues.held.${kind}`, { count: own.length })}</h3>
      {kind === 'EVALUATION' && <p className="muted">{t('colleagues.handOver.onBehalf')}</p>}
      <ul className="held-work">
        {own.slice(0, 10).map((one) => (
          <li key={one.id}>{words(one)}</li>
        ))}
      </ul>
      {own.length > 10 && <p className="muted">{t('colleagues.handOver.more', { count: own.length - 10 })}</p>}
    </>
  );
}
