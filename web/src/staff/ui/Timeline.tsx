import type { ReactNode } from 'react';
import { DateTime } from './DateTime.tsx';

export interface TimelineItem {
  readonly id: string;
  readonly at: string;
  readonly text: ReactNode;
  readonly detail?: ReactNode;
  /** Words a person wrote. */
  readonly quote?: string;
}

/** What happened, newest first. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className="timeline">
      {items.map(({ id, at, text, detail, quote }) => (
        <li key={id}>
          <DateTime at={at} />
          <span className="timeline-dot" aria-hidden="true" />
          <div>
            {text}
            {detail && <small>{detail}</small>}
            {quote && <blockquote>{quote}</blockquote>}
          </div>
        </li>
      ))}
    </ol>
  );
}
