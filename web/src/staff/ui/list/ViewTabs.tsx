import type { ReactNode } from 'react';

/** A list seen in one way, under a name. */
export interface NamedView {
  readonly id: string;
  readonly name: string;
  readonly search: string;
}

interface Props {
  readonly label: string;
  readonly views: readonly NamedView[];
  /** The list's address now; its view is lit. */
  readonly address: string;
  readonly onChoose: (search: string) => void;
  readonly children?: ReactNode;
}

/** Views of a list as tabs. */
export function ViewTabs({ label, views, address, onChoose, children }: Props) {
  const shown = views.find(({ search }) => search === address);
  return (
    <nav className="view-tabs" aria-label={label}>
      {views.map((view) => (
        <button key={view.id} type="button" aria-current={view === shown} onClick={() => onChoose(view.search)}>
          {view.name}
        </button>
      ))}
      {children}
    </nav>
  );
}
