import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CommandContract, queries, signInCommands } from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain/fold';
import fc from 'fast-check';
import { Browser } from '../support/browser.ts';
import { openCompany } from '../support/company.ts';
import { sampleOf } from '../support/sample.mjs';
import { type Server, startServer } from '../support/server.ts';

const contracts: Record<string, CommandContract> = Object.assign(
  { ...signInCommands },
  ...Object.values(aggregates).map(({ commands }) => commands),
);
/** It would end the session that the others are sent with. */
const commands = Object.keys(contracts).filter((name) => name !== 'SignOut');
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
const requests = 1250;
const atOnce = 25;

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('\ud800', '\u0000', '../', '%', '$ne'),
);
const value = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.uuid(),
  fc.integer(),
  fc.constantFrom(null, 1e308, [], {}),
);
const command = fc.record({
  name: fc.constantFrom(...commands),
  wrong: fc.dictionary(fc.constantFrom('a', 'id', 'name', 'reason', 'details', 'at'), value, { maxKeys: 1 }),
  values: fc.array(value, { minLength: 1, maxLength: 4 }),
  whole: fc.boolean(),
});
const question = fc.record({
  path: fc.constantFrom(
    ...Object.keys(queries).map((name) => `/api/queries/${name}`),
    '/api/history',
    '/api/files',
    '/assets',
    '',
  ),
  key: fc.constantFrom('text', 'page', 'size', 'state', 'sort', 'subject', 'applicationId', 'offerId', 'positionId'),
  typed: text,
  tail: fc.oneof(fc.constant(''), text),
});

describe(`requests that nobody would send, seed ${seed}`, () => {
  let server: Server;
  let senders: readonly Browser[];
  beforeAll(async () => {
    server = await startServer();
    const company = await openCompany(server);
    const { browser } = await company.hire('all', 'HR', 'PR', 'IV', 'SC', 'OA', 'CO', 'AU');
    const seeker = await company.seeker();
    senders = [new Browser(server), browser, seeker.browser, company.admin];
  });
  afterAll(() => server.stop());

  it('are answered, and never by a defect', async () => {
    const wishes = fc.sample(command, { seed, numRuns: requests }).map(({ name, wrong, values, whole }, n) => {
      const sample = sampleOf(contracts[name]?.payload) as Record<string, unknown>;
      const changed = Object.keys(sample).map((field, at) => [field, values[at % 5] ?? sample[field]]);
      const payload = whole ? values[0] : { ...Object.fromEntries(changed), ...wrong };
      const send = () => (senders[n % senders.length] as Browser).post(name, payload);
      return { request: `${name} ${JSON.stringify(payload)}`, send };
    });
    const asked = fc.sample(question, { seed, numRuns: requests }).map(({ path, key, typed, tail }, n) => {
      const encoded = (part: string) => encodeURIComponent(Buffer.from(part).toString());
      const address = `${path}${tail ? `/${encoded(tail)}` : ''}?${key}=${encoded(typed)}`;
      return { request: address, send: () => (senders[n % senders.length] as Browser).send(address) };
    });
    const all = [...wishes, ...asked];
    const broken: string[] = [];
    for (let from = 0; from < all.length; from += atOnce) {
      const sent = all.slice(from, from + atOnce);
      const answers = await Promise.all(sent.map(({ send }) => send()));
      answers.forEach(({ status, text: said }, at) => {
        if (status >= 500) broken.push(`${sent[at]?.request}: ${status} ${said.slice(0, 200)}`);
      });
    }
    const defects = server
      .complaints()
      .split('\n')
      .filter((line) => line.includes('defect'));
    expect({ broken, defects }).toEqual({ broken: [], defects: [] });
  });
});
