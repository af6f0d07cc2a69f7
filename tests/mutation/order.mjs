// In which order tests are asked whether they notice a change; paths are those below `domain/src`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The specs of the change's own folder mostly know. */
const isNear = (spec, file) => dirname(spec) === dirname(file);

export const nearestFirst = (specs, file) =>
  specs.toSorted((one, other) => Number(isNear(other, file)) - Number(isNear(one, file)));

/** Tests that cost little come first; one of the own folder may cost five times as much. */
export function cheapestFirst(tests, durations, file) {
  const cost = ({ id, spec }) => ((durations[id] ?? 0) + 0.1) * (isNear(spec, file) ? 1 : 5);
  return tests.toSorted((one, other) => cost(one) - cost(other));
}

/** In Stryker's copy of the tree: a process that follows one that was ended reads there how long each test takes, in milliseconds. */
const measured = () => join(process.cwd(), 'durations.json');
export const keepDurations = (durations) => writeFileSync(measured(), JSON.stringify(durations));
export const knownDurations = () => (existsSync(measured()) ? JSON.parse(readFileSync(measured(), 'utf8')) : {});
