import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { atRest } from '../../support/at-rest.mjs';
import { belongings } from '../../support/belongings.ts';
import { CompanyThere } from './company-there.ts';

const smoke = fileURLToPath(new URL('../../smoke/run.mjs', import.meta.url));
const here = new CompanyThere({ DEMO: 'on' });

it('the whole story of a person, on MongoDB, and the rows that SQLite has of it', async () => {
  const { url, hrCoreUrl } = await here.begin();
  // The demo company is told to the views first: a story waits two seconds for what it wrote.
  await atRest(url, 300);
  const telling = belongings().run(process.execPath, [smoke, '--base', url, '--hr-core', hrCoreUrl]);
  const told = await telling.catch((error: Error) => {
    throw new Error(`${error.message}\n${here.server.printed().slice(-4000)}`);
  });
  expect(told).toMatch(/The whole story in/);
  const { there, ofLog } = await here.rowsAtRest();
  expect(there.split('\n').length).toBeGreaterThan(500);
  expect(there).toBe(ofLog);
}, 1_200_000);
