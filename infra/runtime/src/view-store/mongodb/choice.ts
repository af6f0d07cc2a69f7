import type { ProjectorSchema } from '../schema.ts';
import { fingerprintOf } from '../shape.ts';
import type { Catalog } from './catalog.ts';
import type { Commits } from './commits.ts';
import { fingerprinted, type GenerationRecord } from './records.ts';

interface Parts {
  readonly catalog: Catalog;
  readonly commits: Commits;
}

/** Makes and drops generations so that at most the live one and the wanted build remain. */
export async function recordsFor(
  parts: Parts,
  projector: ProjectorSchema,
  rebuild: boolean,
): Promise<readonly GenerationRecord[]> {
  const wanted = fingerprinted(fingerprintOf(projector));
  const { catalog } = parts;
  const { name } = projector;
  while (true) {
    const pointer = await catalog.pointerOf(name);
    const [live, build] = await Promise.all([
      recordAt(parts, name, pointer.live),
      recordAt(parts, name, pointer.build),
    ]);
    if (live !== undefined && !rebuild) {
      if (build?.fingerprint === wanted) return [live, build];
      if (live.fingerprint === wanted && build === undefined) return [live];
      if (live.fingerprint === wanted && (await catalog.point(pointer, { live: live.number, build: null })))
        return [live];
    }
    const made = await catalog.create(projector, wanted);
    const to = live === undefined ? { live: made.number, build: null } : { live: live.number, build: made.number };
    if (await catalog.point(pointer, to)) return live === undefined ? [made] : [live, made];
    // Somebody else was first; what they made is looked at.
    await catalog.drop(made);
  }
}

/** A generation, with whatever batch of it was cut written to its end. */
export async function recordAt(
  { catalog, commits }: Parts,
  projector: string,
  number: number | null,
): Promise<GenerationRecord | undefined> {
  if (number === null || (await catalog.record(projector, number)) === null) return undefined;
  return commits.settled(`${projector}/${number}`);
}
