import { useTranslate } from '../../../i18n/react.tsx';
import { blockForms } from './forms.ts';
import { fieldWords } from './paths.ts';
import type { ReadCard } from './read-cards.ts';
import { useShownValue } from './use-shown-value.ts';
import { shortBlocks, useSummary } from './use-summary.ts';

const when: ReadonlySet<string> = new Set(['start', 'end', 'untilNow', 'date', 'description', 'selfEvaluation']);

/** What was read of the card, as a resume says it; what may be wrong is marked. */
export function ReadText({ card }: { card: ReadCard }) {
  const t = useTranslate();
  const { block, entries, doubts } = card;
  const summary = useSummary(block);
  const shown = useShownValue(block);
  if (shortBlocks.has(block)) return <p>{summary(entries.map(({ entry }) => entry))[0]?.text}</p>;
  const [read] = entries;
  if (read === undefined) return null;
  const { entry, key } = read;
  const isDoubted = (name: string) => doubts.some((one) => one.path === `${key}.${name}`);
  const filled = blockForms[block].filter(({ name }) => (entry[name] ?? '') !== '');
  const parts = filled.filter(({ name }) => !when.has(name));
  const [line] = summary([entry]);
  const range = isDoubted('start') || isDoubted('end') || isDoubted('date');
  const text = String(entry.description ?? entry.selfEvaluation ?? '');
  return (
    <>
      <p className="read-parts">
        {parts.map(({ name }) => (
          <span key={name} className={isDoubted(name) ? 'doubt' : undefined}>
            {block === 'basic' && <span className="quiet">{t({ id: fieldWords(block, name) })} </span>}
            {shown(name, entry[name])}
          </span>
        ))}
      </p>
      {block !== 'basic' && line?.quiet !== '' && (
        <p className="quiet">
          <span className={range ? 'doubt' : undefined}>{line?.quiet}</span>
        </p>
      )}
      {text !== '' && <p className="read-more">{text}</p>}
    </>
  );
}
