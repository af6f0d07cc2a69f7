import type { ReactNode } from 'react';

/** Why there is nothing here, and the next step. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <svg viewBox="0 0 96 64" width="96" height="64" aria-hidden="true">
        <rect x="10" y="10" width="76" height="44" rx="6" />
        <path d="M22 24h30M22 34h44M22 44h20" />
        <circle cx="76" cy="46" r="11" />
        <path d="m84 54 7 7" />
      </svg>
      <p>{title}</p>
      {children}
    </div>
  );
}
