import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';

interface Props {
  /** What became of it. */
  readonly title: string;
  /** More of that, in a sentence. */
  readonly lead?: string;
  /** What it was; empty lines are left out. */
  readonly facts: readonly string[];
  /** Whether the application goes on; nothing is said where that is no question. */
  readonly goesOn: boolean | undefined;
  readonly children: ReactNode;
}

/** A page whose time is over: what became of it, what it was, where that leaves the application, and whom to ask. */
export function EndedSheet({ title, lead = '', facts, goesOn, children }: Props) {
  const t = useTranslate();
  return (
    <section className="sheet link">
      <svg className="link-over" viewBox="0 0 72 72" aria-hidden="true">
        <rect x="8" y="14" width="44" height="42" rx="6" />
        <path d="M8 27h44M20 8v11M40 8v11" />
        <circle cx="51" cy="51" r="13" />
        <path d="M51 44v7.5l5 3" />
      </svg>
      <h1>{title}</h1>
      {lead !== '' && <p>{lead}</p>}
      <ul className="was">
        {facts
          .filter((fact) => fact !== '')
          .map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        {goesOn !== undefined && <li>{t({ id: goesOn ? 'person.over.goesOn' : 'person.over.hasEnded' })}</li>}
      </ul>
      {children}
    </section>
  );
}
