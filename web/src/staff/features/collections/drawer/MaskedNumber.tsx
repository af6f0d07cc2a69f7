import { useEffect, useState } from 'react';
import { askQuery, asProblem } from '../../../../api/index.ts';
import type { ApiProblem } from '../../../../api/problem.ts';
import { useT } from '../../../../i18n/react.tsx';
import { useSend } from '../../../model/use-command.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
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
  const t = useT();
  const send = useSend();
  const [clear, setClear] = useState<{ readonly value: string; readonly until: string }>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  useEffect(() => {
    if (clear === undefined) return;
    const timer = setTimeout(() => setClear(undefined), Math.max(0, Date.parse(clear.until) - Date.now()));
    return () => clearTimeout(timer);
  }, [clear]);
  const { collectionId, person } = detail;
  const reveal = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await send('RevealContact', { jobSeekerId: person.jobSeekerId, field });
      setClear((await askQuery('collectionValue', { collectionId, field })).data);
    } catch (thrown) {
      setProblem(asProblem(thrown));
    } finally {
      setBusy(false);
    }
  };
  if (clear !== undefined) return <span role="status">{print(clear.value)}</span>;
  return (
    <>
      {masked}
      {detail.masked.includes(field) && (
        <BusyButton variant="minimal" size="small" intent="primary" busy={busy} onClick={() => void reveal()}>
          {t('staff.person.reveal')}
        </BusyButton>
      )}
      <ProblemNote problem={problem} />
    </>
  );
}
