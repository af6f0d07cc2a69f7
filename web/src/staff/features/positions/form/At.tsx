import type { ReactNode } from 'react';
import { placeOf } from './ErrorSummary.tsx';
import type { FieldName } from './values.ts';

/** The place the list of errors links to. */
export function At({ name, children }: { name: FieldName; children: ReactNode }) {
  return <div id={placeOf(name)}>{children}</div>;
}
