import { type TimerAction, timerRules } from '@talentlog/domain/fold';
import {
  type Follower,
  type FollowerParts,
  type OpenedEvent,
  startFollower,
  type TimerChange,
  type Timers,
} from '@talentlog/runtime';

/**
 * Turns events into durable timers by the domain's rules. An event read again sets the same timer, under the same id; firing one
 * becomes a command, which decides for itself whether it still applies.
 */
export const followTimers = (parts: FollowerParts & { readonly timers: Timers }): Follower =>
  startFollower(
    {
      name: 'timers',
      types: Object.keys(timerRules),
      // As many as come at once share one sync of the timers.
      sideBySide: 128,
      from: () => parts.timers.formerPlace(),
      handle: (event) => parts.timers.apply(event.position, changesOf(event)),
    },
    parts,
  );

/** What an event sets and cancels, by the domain's rules. */
export const changesOf = (event: OpenedEvent): readonly TimerChange[] =>
  (timerRules[event.type]?.(event) ?? []).map((action) => changeOf(action, event));

const changeOf = (action: TimerAction, { id }: OpenedEvent): TimerChange =>
  'set' in action
    ? { set: action.set, dueAt: action.at, payload: { ...action.command, causationId: id } }
    : { cancel: action.cancel };
