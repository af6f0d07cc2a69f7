import { describe, expect, it } from '@jest/globals';
import { openProposals } from './open-proposals.ts';

const read = ['basic.name', 'basic.email', 'work[0].company', 'work[0].start', 'work[1].company'];
const open = (...settled: string[]) =>
  openProposals(
    read.map((path) => ({ path, value: 'x', line: 'x', lineNumber: 1, confidence: 1 })),
    settled,
  ).map(({ path }) => path);

describe('what was read and waits for the person', () => {
  it.each<[string, string[], string[]]>([
    ['everything, before they said a word', [], read],
    ['but for a field of the basics they decided about', ['basic.name'], read.slice(1)],
    ['an entry as a whole, while something of it is open', ['work[0].company'], read],
    ['no entry that was decided about', ['work[0].company', 'work[0].start'], [...read.slice(0, 2), 'work[1].company']],
    ['nothing once all of it was', read, []],
  ])('%s', (_what, settled, left) => expect(open(...settled)).toEqual(left));
});
