import type { Consequence } from '@talentlog/contracts';
import { aggregates, isBefore, timerRules } from '@talentlog/domain/fold';
import type { OpenedEvent } from '@talentlog/runtime';

interface Running {
  readonly timer: string;
  readonly eventId: string;
  readonly command: string;
  readonly dueAt: string;
  consequence: Consequence;
}

/** The timers these events set, by the domain's rules, and what became of each by the events after; `now` tells those that passed. */
export function timersSet(
  opened: readonly OpenedEvent[],
  now: string,
): readonly (readonly [eventId: string, consequence: Consequence])[] {
  const all: Running[] = [];
  const waiting = (): Running[] => all.filter(({ consequence }) => consequence.state === 'WAITING');
  for (const event of opened) {
    fire(waiting(), event);
    for (const action of timerRules[event.type]?.(event) ?? []) {
      const timer = 'set' in action ? action.set : action.cancel;
      const former = waiting().find((one) => one.timer === timer);
      if (former) end(former, 'set' in action ? 'MOVED' : 'CANCELLED', event.at);
      if ('set' in action) all.push(started(event.id, action.set, action.at, action.command.name));
    }
  }
  for (const one of waiting()) if (isBefore(one.dueAt, now)) end(one, 'PASSED', now);
  return all.map(({ eventId, consequence }) => [eventId, consequence]);
}

const commands = new Map(Object.values(aggregates).flatMap((one) => Object.entries(one.commands)));
const ledTo = (command: string): string => commands.get(command)?.emits[0] ?? command;

const started = (eventId: string, timer: string, dueAt: string, command: string): Running => ({
  timer,
  eventId,
  command,
  dueAt,
  consequence: { kind: 'TIMER', what: command, leadsTo: ledTo(command), state: 'WAITING', at: dueAt },
});

/** A timer that was due before anything ended it has passed: what it asked for did not apply any more. */
function end(one: Running, state: Consequence['state'], at: string): void {
  const passed = isBefore(one.dueAt, at);
  one.consequence = { ...one.consequence, state: passed ? 'PASSED' : state, at: passed ? one.dueAt : at };
}

/** The event is what a timer did, where the system says that one did it and names what set the timer. */
function fire(waiting: readonly Running[], { metadata, at }: OpenedEvent): void {
  if (metadata.actor !== 'system:timer') return;
  const one = waiting.find(
    ({ eventId, command }) => eventId === metadata.causationId && command === metadata.commandName,
  );
  if (one) one.consequence = { ...one.consequence, state: 'FIRED', at };
}
