import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { AskForm } from '../../ui/AskForm.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { useHeldWorkQuery } from './api.ts';
import { HandOverKind } from './HandOverKind.tsx';
import { HandOverRun, type HandOverWork } from './HandOverRun.tsx';
import { HeldList } from './HeldList.tsx';
import { type Chosen, handed, receiverOf } from './hand-over.ts';

interface Props {
  readonly accountId: string;
  readonly name: string;
  readonly onClose: () => void;
}

const nobody: Chosen = { POSITION: '', SCREENING: '', INTERVIEW: '', APPROVAL: '' };

/** Hands over what is open in a colleague's name: what there is, to whom each kind goes, and then what became of each. */
export function HandOver({ accountId, name, onClose }: Props) {
  const t = useTranslate();
  const { data, error, refetch } = useHeldWorkQuery({ accountId }, { refetchOnMountOrArgChange: true });
  // What is handed over is what was shown when it was begun: it leaves the question meanwhile.
  const [work, setWork] = useState<HandOverWork>();
  const [isNobody, setIsNobody] = useState(false);
  const title = t({ id: 'colleagues.handOver.title' });
  if (work !== undefined) return <HandOverRun work={work} title={title} onClose={onClose} />;
  const held = data?.data ?? [];
  const start = (to: Chosen) => {
    const items = held.filter((one) => receiverOf(one, to) !== undefined);
    if (items.length === 0) return held.some(({ kind }) => kind !== 'EVALUATION') ? setIsNobody(true) : onClose();
    setWork({ items, hand: (one) => ({ fromAccountId: accountId, toAccountId: receiverOf(one, to) ?? '' }) });
  };
  return (
    <AskForm
      title={title}
      submit={title}
      initial={nobody}
      about={accountId}
      note={t({ id: 'colleagues.handOver.note' }, { name, count: held.length })}
      onSubmit={start}
      onClose={onClose}
    >
      {(form) => (
        <>
          {data === undefined && error === undefined && <Loading />}
          {data === undefined && <QueryFailure failure={error} onRetry={() => void refetch()} />}
          {data !== undefined && held.length === 0 && <p>{t({ id: 'colleagues.handOver.none' })}</p>}
          {handed.map((kind) => (
            <HandOverKind key={kind} kind={kind} held={held} form={form} leaver={accountId} />
          ))}
          {isNobody && (
            <p className="field-error" role="alert">
              {t({ id: 'colleagues.handOver.nobody' })}
            </p>
          )}
          <HeldList kind="EVALUATION" held={held} />
        </>
      )}
    </AskForm>
  );
}
