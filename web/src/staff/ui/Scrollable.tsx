import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** What only scrolls has nothing to tab to inside: it is reachable itself, so that its arrow keys work. */
const reachable = { tabIndex: 0 };

/** A region that scrolls by itself, with a name. */
export function Scrollable({ label, className, children }: Props) {
  return (
    <section className={className} aria-label={label} {...reachable}>
      {children}
    </section>
  );
}
