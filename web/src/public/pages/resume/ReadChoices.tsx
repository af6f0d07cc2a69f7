import { useTranslate } from '../../../i18n/react.tsx';
import type { Doubt } from './doubts.ts';
import type { Entry } from './entries.ts';
import { fieldWords } from './paths.ts';
import type { ReadCard } from './read-cards.ts';
import { useShownValue } from './use-shown-value.ts';

interface Props {
  readonly card: ReadCard;
  readonly onType: (key: string, entry: Entry) => void;
}

/** What would be replaced by what was read, and what may be meant instead, each one tap away. */
export function ReadChoices({ card: { block, entries, doubts }, onType }: Props) {
  const t = useTranslate();
  const shown = useShownValue(block);
  const choose = ({ path, field }: Doubt, change: Entry) => {
    const read = entries.find(({ key }) => path === `${key}.${field}`);
    if (read !== undefined) onType(read.key, { ...read.entry, ...change });
  };
  const wordsOf = ({ field, held, proposal }: Doubt) => ({
    field: t({ id: fieldWords(block, field) }),
    now: shown(field, held),
    value: shown(field, field === 'end' && proposal.value === '' ? true : proposal.value),
  });
  const replaced = doubts.filter(({ why }) => why === 'replaces');
  // What stays is not taken over: the resume keeps it as it is.
  const stays = (doubt: Doubt): Entry => ({
    [doubt.field]: null,
    ...(doubt.field === 'end' ? { untilNow: false } : {}),
  });
  const chips = doubts.flatMap((doubt) => [
    ...(doubt.why === 'replaces'
      ? [{ doubt, text: t({ id: 'person.read.keep' }, wordsOf(doubt)), change: stays(doubt) }]
      : []),
    ...doubt.instead.map((value) => ({
      doubt,
      text: t({ id: 'person.read.instead' }, { field: t({ id: fieldWords(block, doubt.field) }), value }),
      change: { [doubt.field]: value },
    })),
  ]);
  return (
    <>
      {replaced.map((doubt) => (
        <p key={doubt.path} className="read-replaces">
          {t({ id: 'person.read.replaces' }, wordsOf(doubt))}
        </p>
      ))}
      {chips.length > 0 && (
        <p className="chips">
          {chips.map(({ doubt, text, change }) => (
            <button key={`${doubt.path} ${text}`} type="button" className="chip" onClick={() => choose(doubt, change)}>
              {text}
            </button>
          ))}
        </p>
      )}
    </>
  );
}
