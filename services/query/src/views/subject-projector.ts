import { createHash } from 'node:crypto';
import type { OpenedEvent, Rule, ViewSchema, ViewWriter } from '@talentlog/runtime';
import { readerOf } from '@talentlog/runtime';
import type { Projector } from '../projection/index.ts';

/** One view of a projector, and what its events do to it. */
export interface Part {
  readonly schema: ViewSchema;
  readonly types: readonly string[];
  readonly project: (event: OpenedEvent, writer: ViewWriter) => Promise<void>;
}

/** A view written by rules, each for events of its names: `when('PositionEdited', ({ data }, writer) => …)`. */
export function ruledPart(schema: ViewSchema, rules: readonly Rule<readonly [ViewWriter], Promise<void>>[]): Part {
  type Step = () => Promise<void>;
  // The rules of one event follow each other: a reader would start them all at once.
  const steps = rules.map(
    ({ types, read }): Rule<readonly [ViewWriter], Step> => ({
      types,
      read: (event, writer) => () => read(event, writer),
    }),
  );
  const reader = readerOf(steps);
  return {
    schema,
    types: reader.types,
    project: async (event, writer) => {
      for (const step of reader.read(event, writer)) await step();
    },
  };
}

/**
 * A subject's projector: its views, written in this order by each event that concerns them. It has a checkpoint and a version of its
 * own, so that it is rebuilt alone, and it reads no view of another subject: what it needs of one it hears from the events and keeps
 * in a small view beside its own. Then its rows are the same whatever the others are doing.
 */
export function subjectProjector(name: string, parts: readonly Part[]): Projector {
  const types = parts.map((part) => new Set(part.types));
  return {
    name,
    version: versionOf(parts),
    views: parts.map(({ schema }) => schema),
    events: [...new Set(parts.flatMap((part) => part.types))],
    async project(event, writer) {
      for (const [index, part] of parts.entries()) if (types[index]?.has(event.type)) await part.project(event, writer);
    },
  };
}

/** Moves with the version of any of the views and with the events that are listened to. */
function versionOf(parts: readonly Part[]): number {
  const made = parts.map(({ schema, types }) => [schema.name, schema.version, types]);
  return createHash('sha256').update(JSON.stringify(made)).digest().readUInt32BE(0);
}
