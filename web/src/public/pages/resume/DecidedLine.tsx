import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Decided } from './use-decisions.ts';
import { useSummary } from './use-summary.ts';

interface LineProps {
  readonly decided: Decided;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

/** What was decided last, and the way back. */
export function DecidedLine({ decided: { cards, as, undo }, busy, onUndo }: LineProps) {
  const t = useTranslate();
  const [card] = cards;
  const summary = useSummary(card?.block ?? 'basic');
  if (card === undefined) return null;
  const name = [
    t({ id: `person.resumeBlock.${card.block}` }),
    summary(card.entries.map(({ entry }) => entry))[0]?.text,
  ];
  const what =
    cards.length > 1 ? t({ id: 'person.read.cards' }, { count: cards.length }) : name.filter(Boolean).join(' · ');
  return (
    <p className="read-done" role="status">
      <span>{t({ id: as === 'taken' ? 'person.read.taken' : 'person.read.leftOut' }, { what })}</span>
      {undo !== undefined && (
        <Button kind="quiet" className="line-action" disabled={busy} onClick={onUndo}>
          {t({ id: 'person.read.undo' })}
        </Button>
      )}
    </p>
  );
}
