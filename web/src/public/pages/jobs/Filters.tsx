import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { type Choice, type Facets, type Group, useGroups } from './choices.ts';
import { toggled } from './filters.ts';
import { useKnownFilters } from './use-known-filters.ts';

/** More choices than these wait behind a press. */
const shownFirst = 8;

interface Place {
  readonly facets: Facets | undefined;
  /** What follows the address of each choice, where the filters stay open over the list. */
  readonly hash?: string;
}

function OneChoice({ name, choice, hash = '' }: { name: string; choice: Choice } & Pick<Place, 'hash'>) {
  const search = useKnownFilters();
  const on = search.getAll(name).includes(choice.value);
  const words = (
    <>
      {choice.text}
      {choice.count !== undefined && <small>{choice.count}</small>}
    </>
  );
  if (choice.count === 0 && !on) return <span className="chip chip-none">{words}</span>;
  return (
    <Link
      className="chip"
      to={toggled(search, name, choice.value) + hash}
      replace={hash !== ''}
      aria-current={on ? 'true' : undefined}
    >
      {words}
    </Link>
  );
}

function Choices({ choices, name, hash }: { choices: readonly Choice[]; name: string } & Pick<Place, 'hash'>) {
  return (
    <ul className="chips">
      {choices.map((choice) => (
        <li key={choice.value}>
          <OneChoice name={name} choice={choice} {...(hash === undefined ? {} : { hash })} />
        </li>
      ))}
    </ul>
  );
}

function OneGroup({ group, hash }: { group: Group } & Pick<Place, 'hash'>) {
  const t = useTranslate();
  const search = useKnownFilters();
  const { name, title, hint, choices } = group;
  const on = (choice: Choice) => search.getAll(name).includes(choice.value);
  const first = choices.filter((choice, at) => at < shownFirst || on(choice));
  const others = choices.filter((choice) => !first.includes(choice));
  const rest = { name, ...(hash === undefined ? {} : { hash }) };
  return (
    <section className="filter-group">
      <div className="filter-head">
        <h3>{title}</h3>
        {hint !== undefined && <span>{hint}</span>}
      </div>
      <Choices choices={first} {...rest} />
      {others.length > 0 && (
        <details className="filter-more">
          <summary>{t({ id: 'public.filter.more' }, { count: others.length })}</summary>
          <Choices choices={others} {...rest} />
        </details>
      )}
    </section>
  );
}

/** Every filter of the list, as links: they work before any script runs and the address says what is shown. */
export function Filters({ facets, hash }: Place) {
  return useGroups(facets).map((group) => (
    <OneGroup key={group.name} group={group} {...(hash === undefined ? {} : { hash })} />
  ));
}
