import type { ReactNode } from 'react';

/** What a state means to the reader, never which state it is: waiting for you, moving, passed, held, ended, refused or late. */
export type Tone = 'warn' | 'info' | 'ok' | 'hold' | 'mute' | 'bad';

/** A state in words on the colour of its meaning. */
export function StateTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`state ${tone}`}>{children}</span>;
}
