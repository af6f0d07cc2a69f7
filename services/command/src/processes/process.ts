import {
  type Follower,
  type FollowerParts,
  type OpenedEvent,
  type Reader,
  type Rule,
  readerOf,
  startFollower,
} from '@talentlog/runtime';
import { type Expressing, express } from './express.ts';
import type { Look } from './look.ts';
import type { Wish } from './wish.ts';

type Wishes = readonly Wish[];
export type ProcessRule = Rule<[look: Look], Wishes | Promise<Wishes>>;

/**
 * "When this happened, then wish that": a rule that spans aggregates and need not hold in the same commit (docs/adr/0010). It sees
 * the event and what it looks up, and answers wishes as values.
 */
export interface Process {
  /** A sentence. The log knows it as the actor of the wishes, the checkpoint by it: it is kept for ever, whatever the file is called. */
  readonly name: string;
  readonly reader: Reader<[look: Look], Wishes | Promise<Wishes>>;
}

export const process = (name: string, ...rules: readonly ProcessRule[]): Process => ({
  name,
  reader: readerOf(rules),
});

/** Everything a process wishes for an event, in order. */
export async function wishesFor({ reader }: Process, event: OpenedEvent, look: Look): Promise<Wishes> {
  return (await Promise.all(reader.read(event, look))).flat();
}

/** Expresses the wishes of a process as the log grows. */
export function startProcess(
  process: Process,
  parts: FollowerParts & Pick<Expressing, 'commands'> & { readonly look: Look },
): Follower {
  const { name } = process;
  return startFollower(
    {
      name: `process:${name}`,
      types: process.reader.types,
      handle: async (event) => {
        for (const wish of await wishesFor(process, event, parts.look))
          await express(wish, event, { ...parts, actor: name });
      },
    },
    parts,
  );
}
