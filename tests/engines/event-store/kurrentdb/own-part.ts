import {
  type Commit,
  type EventStore,
  type LogPosition,
  START,
  type SubscriptionMessage,
  WrongExpectedRevision,
} from '@talentlog/runtime';

/**
 * A log of one's own in a server that cannot be emptied: streams have names of their own, and what stood there before is before the
 * start. Nothing else is changed, so that the adapter and the server do all of it.
 */
export async function ownPart(
  store: EventStore,
  mark: string,
  begin?: LogPosition,
): Promise<EventStore & { readonly begin: LogPosition }> {
  const start = begin ?? (await store.head());
  const there = (stream: string) => `${mark}${stream}`;
  const here = <T extends { readonly stream: string }>(one: T): T => ({
    ...one,
    stream: one.stream.slice(mark.length),
  });
  const after = (position: LogPosition) => (position < start ? start : position);
  const from = (position: LogPosition) => (position <= start ? START : position);
  const answered = <T extends { readonly events: readonly { readonly stream: string }[] }>(result: T): T => ({
    ...result,
    events: result.events.map(here),
  });
  return {
    begin: start,
    async append({ writes, checks = [], commitId }: Commit) {
      const named = <T extends { readonly stream: string }>(one: T): T => ({ ...one, stream: there(one.stream) });
      try {
        return answered(await store.append({ commitId, writes: writes.map(named), checks: checks.map(named) }));
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
        throw new WrongExpectedRevision(error.stream.slice(mark.length), error.expected, error.actual);
      }
    },
    readStream: async (stream, options) => (await store.readStream(there(stream), options)).map(here),
    readAll: async (options) => (await store.readAll({ ...options, after: after(options.after) })).map(here),
    async *subscribe(options): AsyncGenerator<SubscriptionMessage> {
      for await (const one of store.subscribe({ ...options, after: after(options.after) }))
        if (one.kind === 'event') yield { ...one, event: here(one.event) };
        else yield { ...one, position: from(one.position) };
    },
    head: async () => from(await store.head()),
    async findCommit(commitId) {
      const found = await store.findCommit(commitId);
      return found && answered(found);
    },
    close: () => store.close(),
  };
}
