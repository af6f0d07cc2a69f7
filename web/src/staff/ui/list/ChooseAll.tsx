import { useState } from 'react';
import { asProblem } from '../../../api/index.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { useProblemWords } from '../../../ui/use-problem-words.ts';
import { BusyButton } from '../BusyButton.tsx';
import { useToast } from '../use-toast.ts';

interface Props {
  readonly chosen: number;
  readonly total: number;
  /** As many as may be chosen at once. */
  readonly most: number;
  readonly onChooseAll: () => Promise<void>;
}

/** From the rows of a page to the whole result: a step of its own, which says how many that is and how many may be chosen at once. */
export function ChooseAll({ chosen, total, most, onChooseAll }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const problemWords = useProblemWords();
  const [busy, setBusy] = useState(false);
  const choose = async () => {
    setBusy(true);
    try {
      await onChooseAll();
    } catch (thrown) {
      const { code, params } = asProblem(thrown);
      toast(problemWords(code, params), undefined, 'bad');
    } finally {
      setBusy(false);
    }
  };
  if (chosen >= total) return null;
  if (chosen >= most) return <span className="muted">{t({ id: 'staff.bulk.most' }, { total, most })}</span>;
  return (
    <BusyButton size="small" variant="minimal" intent="primary" busy={busy} onClick={() => void choose()}>
      {total <= most
        ? t({ id: 'staff.bulk.chooseAll' }, { total })
        : t({ id: 'staff.bulk.chooseMost' }, { total, most })}
    </BusyButton>
  );
}
