import { type KeyboardEvent, type ReactNode, useId } from 'react';

export interface TabItem<T extends string> {
  readonly id: T;
  readonly label: string;
  readonly count?: number | undefined;
}

/** A panel that only scrolls must still be reachable by keyboard. */
const reachable = { tabIndex: 0 };

interface Props<T extends string> {
  readonly label: string;
  readonly tabs: readonly TabItem<T>[];
  readonly chosen: T;
  readonly onChoose: (id: T) => void;
  readonly children: ReactNode;
}

/** Parts of one thing, one shown at a time. Arrow keys move between them. */
export function Tabs<T extends string>({ label, tabs, chosen, onChoose, children }: Props<T>) {
  const base = useId();
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = tabs[(tabs.findIndex(({ id }) => id === chosen) + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className="tabs" onKeyDown={press}>
        {tabs.map(({ id, label: words, count }) => (
          <button
            key={id}
            id={`${base}-${id}`}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            aria-controls={`${base}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {words}
            {count !== undefined && count > 0 && <span className="tab-count"> {count}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-${chosen}`}
        className="tab-panel"
        {...reachable}
      >
        {children}
      </div>
    </>
  );
}
