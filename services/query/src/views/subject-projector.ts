import { createHash } from 'node:crypto';
import type { OpenedEvent, Rule, ViewSchema, ViewWriter } from '@talentlog/runtime';
import type { Projector } from '../projection/index.ts';

/** One view of a projector, and what its events do to it. */
export interface Part {
  readonly schema: ViewSchema;
  readonly types: readonly string[];
  readonly project: Step;
}

type Step = (event: OpenedEvent, writer: ViewWriter) => Promise<unknown>;

/**
 * Steps one after the other. Most often there is one: then there is no round of promises more for it, which are half of the garbage
 * that projecting makes.
 */
function inTurn(steps: readonly Step[]): Step {
  const [only, second] = steps;
  if (only !== undefined && second === undefined) return only;
  return async (event, writer) => {
    for (const step of steps) await step(event, writer);
  };
}

/** What each of these types of events does, taken from those that listen to it, in their order. */
function byType(listeners: readonly { readonly types: readonly string[]; readonly step: Step }[]): Step {
  const types = new Set(listeners.flatMap((one) => one.types));
  const steps = new Map(
    [...types].map((type) => {
      const own = listeners.filter((one) => one.types.includes(type));
      return [type, inTurn(own.map(({ step }) => step))] as const;
    }),
  );
  return (event, writer) => steps.get(event.type)?.(event, writer) ?? nothing;
}

const nothing = Promise.resolve();

/** A view written by rules, each for events of its names: `when('PositionEdited', ({ data }, writer) => …)`. */
export const ruledPart = (schema: ViewSchema, rules: readonly Rule<readonly [ViewWriter], Promise<void>>[]): Part => ({
  schema,
  types: [...new Set(rules.flatMap(({ types }) => types))],
  // The rules of one event follow each other.
  project: byType(rules.map(({ types, read }) => ({ types, step: read }))),
});

/**
 * A subject's projector: its views, written in this order by each event that concerns them. It has a checkpoint and a version of its
 * own, so that it is rebuilt alone, and it reads no view of another subject: what it needs of one it hears from the events and keeps
 * in a small view beside its own. Then its rows are the same whatever the others are doing.
 */
export function subjectProjector(name: string, parts: readonly Part[]): Projector {
  return {
    name,
    version: versionOf(parts),
    // A view that hears of other subjects, too, has a part for each.
    views: [...new Set(parts.map(({ schema }) => schema))],
    events: [...new Set(parts.flatMap((part) => part.types))],
    project: byType(parts.map(({ types, project }) => ({ types, step: project }))),
  };
}

/** Moves with the version of any of the views and with the events that are listened to. */
function versionOf(parts: readonly Part[]): number {
  const made = parts.map(({ schema, types }) => [schema.name, schema.version, types]);
  return createHash('sha256').update(JSON.stringify(made)).digest().readUInt32BE(0);
}
