import { type Commit, type ExpectedRevision, WrongExpectedRevision } from './port.ts';

/** Whether a stream whose last revision is this, or -1, is as expected. */
const holds = (expected: ExpectedRevision, actual: number): boolean =>
  expected === 'no-stream' ? actual === -1 : expected === 'stream-exists' ? actual >= 0 : actual === expected;

/**
 * All expectations are about the state before the commit, except that a stream's second write counts on its first. Throws
 * WrongExpectedRevision for the first one that does not hold.
 */
export function assertExpectations({ writes, checks = [] }: Commit, revisionOf: (stream: string) => number): void {
  const ahead = new Map<string, number>();
  const headOf = (stream: string) => ahead.get(stream) ?? revisionOf(stream);
  for (const { stream, expected } of checks) assertRevision(stream, expected, headOf(stream));
  for (const { stream, expected, events } of writes) {
    assertRevision(stream, expected, headOf(stream));
    ahead.set(stream, headOf(stream) + events.length);
  }
}

function assertRevision(stream: string, expected: ExpectedRevision, actual: number): void {
  if (!holds(expected, actual)) throw new WrongExpectedRevision(stream, expected, actual);
}
