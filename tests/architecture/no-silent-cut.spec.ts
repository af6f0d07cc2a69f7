import { expect, it } from '@jest/globals';
import { filesUnder, textOf } from './tables.ts';

/** A search is no text that somebody keeps. */
const searches = new Set(['web/src/public/pages/jobs/SearchBox.tsx']);

it('no field of a form lets the browser cut what is pasted into it', () => {
  const fields = filesUnder('web/src').filter((file) => /(?<!\.spec)\.tsx$/.test(file) && !searches.has(file));
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter((file) => /\bmaxLength=/.test(textOf(file)))).toEqual([]);
});
