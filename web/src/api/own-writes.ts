/** One thing as it was shown: its id, and how far its stream was. */
export interface Seen {
  readonly id: string;
  readonly revision: number;
}

interface Written {
  readonly stream: string;
  readonly revision: number;
}

const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

/**
 * What this tab wrote itself. A person knows their own last step before the page shows it: two of them, one right after the other,
 * are no conflict, while anything of somebody else in between still is.
 */
function createOwnWrites(most = 500) {
  const written = new Set<string>();
  const key = (id: string, revision: number) => `${id}@${revision}`;
  return {
    remember(events: readonly Written[]): void {
      for (const { stream, revision } of events) written.add(key(idOf(stream), revision));
      for (const oldest of written) {
        if (written.size <= most) return;
        written.delete(oldest);
      }
    },
    /** How far the sender knows it: what they saw and, without a gap, what they did since. */
    knownAfter({ id, revision }: Seen): number {
      let known = revision;
      while (written.has(key(id, known + 1))) known += 1;
      return known;
    },
  };
}

/** The writes of this tab. */
export const ownWrites = createOwnWrites();
