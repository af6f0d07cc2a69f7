import type { ReactNode } from 'react';
import '../../../ui/form.css';

/** What a link page says in place of its content. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet">
      <h1>{title}</h1>
      {children}
    </section>
  );
}
