import type { CommandContract } from '@talentlog/contracts';

/** A position of the log as text. */
export const positionAt = (position: number): string => String(position).padStart(16, '0');

/** What a command wrote: one event, on a stream that no test looks at. */
export function written({ aggregate, emits: [type] }: CommandContract, at: number): readonly object[] {
  return type === undefined ? [] : [{ id: `event-${at}`, type, stream: `${aggregate}-written-${at}`, revision: at }];
}
