import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useTranslate } from '../../../../i18n/react.tsx';
import type { Choice } from '../../../model/choice.ts';
import { pageSize } from '../../../model/use-pages.ts';
import { useApplicationsQuery } from '../api.ts';
import { useStateChoices } from '../words.ts';
import { type ListState, paramsOf, withCounts } from './application-list.ts';

interface Props {
  readonly state: ListState;
  readonly onChange: (next: Partial<ListState>) => void;
  /** What stands under them. */
  readonly children?: ReactNode;
}

type Name = 'inHand' | 'stage' | 'source';
type Counts = Readonly<Record<string, number>> | undefined;

/** In whose hands, at which stage and from where, with how many there are before one is chosen. */
export function Facets({ state, onChange, children }: Props) {
  const t = useTranslate();
  const choices = useStateChoices();
  const { currentData, data } = useApplicationsQuery({ ...paramsOf(state), ...withCounts, page: 1, size: pageSize });
  const known = (currentData ?? data)?.data;
  const group = (name: Name, title: string, among: readonly Choice[], counts: Counts) => (
    <Group
      title={title}
      choices={among}
      counts={counts}
      chosen={state[name]}
      onChoose={(values) => onChange({ [name]: values } as Partial<ListState>)}
    />
  );
  return (
    <section className="facets" aria-label={t({ id: 'staff.filter.facets' })}>
      {group('inHand', t({ id: 'staff.filter.inHand' }), choices.hands, known?.hands)}
      {group('stage', t({ id: 'staff.column.stage' }), choices.stages, known?.stages)}
      {group('source', t({ id: 'staff.column.source' }), choices.sources, known?.sources)}
      {children}
    </section>
  );
}

interface GroupProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly counts: Counts;
  readonly chosen: readonly string[];
  readonly onChoose: (values: readonly string[]) => void;
}

/** Those that somebody is in, in their own order, and those that are chosen. */
function Group({ title, choices, counts = {}, chosen, onChoose }: GroupProps) {
  const { formatNumber } = useIntl();
  const shown = choices.filter(({ value }) => (counts[value] ?? 0) > 0 || chosen.includes(value));
  if (shown.length === 0) return null;
  return (
    <fieldset>
      <legend>{title}</legend>
      {shown.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
          {label} <span className="facet-count">{formatNumber(counts[value] ?? 0)}</span>
        </label>
      ))}
    </fieldset>
  );
}
