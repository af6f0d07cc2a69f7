import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const web = fileURLToPath(new URL('../../web/src/', import.meta.url));
/** A search is no text that somebody keeps. */
const searches = new Set(['public/pages/jobs/SearchBox.tsx']);

it('no field of a form lets the browser cut what is pasted into it', () => {
  const cutting = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /(?<!\.spec)\.tsx$/.test(name) &&
      !searches.has(name) &&
      /\bmaxLength=/.test(readFileSync(`${web}${name}`, 'utf8')),
  );
  expect(cutting).toEqual([]);
});
