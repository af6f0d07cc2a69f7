import type { ProjectorOptions, Projectors } from './projectors.ts';
import { Runner } from './runner.ts';

/**
 * Keeps views up to date with the log: catches up by pages, then follows the newest events as they are appended. A projector of a
 * new version fills its own tables while the old ones answer. An event that a projector cannot take is parked with the later ones
 * of its stream; the rest flows on. Resolves when the views can be asked, whether or not they have caught up.
 */
export async function startProjectors(options: ProjectorOptions): Promise<Projectors> {
  const runner = new Runner(options);
  await runner.start();
  return runner;
}
