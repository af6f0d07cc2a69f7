import { Icon } from '@blueprintjs/core';
import { useTranslate } from '../../../i18n/react.tsx';
import { useProblemWords } from '../../../ui/use-problem-words.ts';
import { type Person, useNameOf } from '../PersonName.tsx';
import type { ItemResult } from './run-bulk.ts';

interface Item {
  readonly id: string;
  readonly person: Person;
}

/** What became of each of many: done, waiting, or why not. */
export function ResultList({ items, results }: { items: readonly Item[]; results: readonly ItemResult[] }) {
  const of = new Map(results.map((result) => [result.id, result]));
  return (
    <ul className="bulk-results">
      {items.map(({ id, person }) => (
        <Line key={id} person={person} result={of.get(id)} />
      ))}
    </ul>
  );
}

function Line({ person, result }: { person: Person; result: ItemResult | undefined }) {
  const t = useTranslate();
  const words = useProblemWords();
  const nameOf = useNameOf();
  const problem = result?.problem;
  return (
    <li className={problem === undefined ? '' : 'late'}>
      <span>{nameOf(person)}</span>
      {result === undefined && <span className="muted">{t({ id: 'staff.bulk.waiting' })}</span>}
      {result !== undefined && problem === undefined && (
        <span>
          <Icon icon="small-tick" size={14} /> {t({ id: 'staff.bulk.done' })}
        </span>
      )}
      {problem !== undefined && (
        <span>
          {problem.code === 'common.version_conflict'
            ? t({ id: 'staff.bulk.changed' })
            : words(problem.code, problem.params)}
        </span>
      )}
    </li>
  );
}
