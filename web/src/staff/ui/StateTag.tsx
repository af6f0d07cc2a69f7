import type { ReactNode } from 'react';
import type { Tone } from '../model/tone.ts';

/** A state in words on the colour of its meaning. */
export function StateTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`state ${tone}`}>{children}</span>;
}
