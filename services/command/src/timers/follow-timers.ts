import { timerRules } from '@talentlog/domain';
import type { EventStore, Logger, OpenEvents, Timers } from '@talentlog/runtime';

/**
 * Turns events into durable timers by the domain's rules. The timers and the place in the log move in one transaction, so no
 * deadline is lost or set twice; firing one becomes a command, which decides for itself whether it still applies.
 */
export function followTimers({
  store,
  open,
  timers,
  logger,
}: {
  store: EventStore;
  open: OpenEvents;
  timers: Timers;
  logger: Logger;
}): { stop(): Promise<void> } {
  const aborter = new AbortController();
  const follow = async () => {
    const subscription = store.subscribe({
      after: timers.checkpoint(),
      filter: { types: Object.keys(timerRules) },
      signal: aborter.signal,
    });
    for await (const message of subscription) {
      if (message.kind !== 'event') continue;
      const event = (await open([message.event]))(message.event);
      const actions = timerRules[event.type]?.(event as never) ?? [];
      timers.transact(event.position, (table) => {
        for (const action of actions) {
          if ('set' in action) table.set(action.set, action.at, { ...action.command, causationId: event.id });
          else table.cancel(action.cancel);
        }
      });
    }
  };
  const running = follow().catch((error: unknown) => {
    if (!aborter.signal.aborted) logger.error({ error: String(error) }, 'timers stopped following');
  });
  return {
    async stop() {
      aborter.abort();
      await running;
    },
  };
}
