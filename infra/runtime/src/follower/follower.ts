import type { Follower, FollowerDefinition, FollowerParts } from './definition.ts';
import { Effects } from './effects.ts';
import { Troubles } from './troubles.ts';

/**
 * Starts a follower with effects: it catches up from its checkpoint, handles events side by side, tries again with growing pauses,
 * parks what it cannot handle together with the later events of the same stream, and moves the checkpoint over what is done. Nothing
 * is skipped, and nothing ends it: whatever fails, its own stores included, is asked again until it answers.
 */
export function startFollower(definition: FollowerDefinition, parts: FollowerParts): Follower {
  const { name, types } = definition;
  const effects = new Effects({ ...parts, ...definition }, new Troubles());
  let isOver = false;
  // It ends when it is told to; should it ever end otherwise, that is seen.
  const over = () => {
    isOver = true;
  };
  const ended = effects.follow().then(over, over);
  return {
    name,
    types,
    status: () => (isOver ? { ...effects.status(), state: 'stopped' } : effects.status()),
    parked: () => effects.parking.list(),
    retry: (eventId) => effects.retry(eventId),
    discard: (eventId, by) => effects.discard(eventId, by),
    stop: async () => {
      effects.abort.abort();
      await ended;
      await effects.settle();
    },
  };
}
