import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CommandContract, type QueryContract, queries } from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain/fold';
import { boardDoc, importedBy } from '../support/brought-resume.ts';
import { Browser } from '../support/browser.ts';
import { type Offer, offersIn } from '../support/offered.ts';
import { sampleOf } from '../support/sample.mjs';
import { type Server, startServer } from '../support/server.ts';

const commands: Record<string, CommandContract> = Object.assign(
  {},
  ...Object.values(aggregates).map((one) => one.commands),
);
/** What is everybody's own is no question of roles, and would end the sign-in that the rest is asked with. */
const own = Object.keys(aggregates.account?.commands ?? {});
/** Of the demo company, how many different commands each of them is offered at the least; who may less acts first. */
const least: Readonly<Record<string, number>> = {
  auditor: 0,
  approver1: 0,
  approver2: 3,
  // Of an interviewer the demo waits for something only in the hours around an interview.
  interviewer: 0,
  screener: 1,
  lead: 30,
  hr2: 20,
  hr: 40,
  admin: 40,
};
const staff = Object.keys(least);

describe('what a screen offers to its reader', () => {
  let server: Server;
  const browsers = new Map<string, Browser>();
  const of = (login: string) => browsers.get(login) as Browser;

  beforeAll(async () => {
    server = await startServer({ env: { DEMO: 'on' } });
    for (const login of staff) {
      const browser = new Browser(server);
      await browser.does('SignInWithPassword', { login, password: 'Yunling#2026' });
      browsers.set(login, browser);
    }
  });
  afterAll(() => server.stop());

  /** Every question that takes no more than ids, of the ids that the others' answers hold. */
  async function offeredTo(login: string): Promise<Offer[]> {
    const offers = new Map<string, Offer>();
    const known = new Map<string, Set<string>>();
    const ask = async (name: string, params: Readonly<Record<string, string>>) => {
      const { status, body, text } = await of(login).query(name, params);
      if (status !== 200) return;
      for (const offer of offersIn(name, body.data))
        if (!own.includes(offer.command)) offers.set(`${name} ${offer.state} ${offer.command}`, offer);
      for (const [, id, value] of text.matchAll(/"(\w+Id)":"([0-9a-f-]{36})"/g))
        known.set(String(id), (known.get(String(id)) ?? new Set()).add(String(value)));
    };
    const asked = Object.entries(queries as Record<string, QueryContract>);
    for (const [name, { params }] of asked) if (params.safeParse({}).success) await ask(name, {});
    for (const [name, { params }] of asked) {
      const missing = (params.safeParse({}).error?.issues ?? []).map(({ path }) => String(path[0]));
      const [id] = missing;
      if (missing.length === 1 && id !== undefined)
        for (const value of [...(known.get(id) ?? [])].slice(0, 8)) await ask(name, { [id]: value });
    }
    return [...offers.values()];
  }

  it.each(staff)('%s may do all of it', async (login) => {
    const answers = [];
    for (const { command, query, state, ids } of await offeredTo(login)) {
      const wish = { ...(bodyOf(command, ids) as object) };
      // A command names no file but one that its sender uploaded.
      const brought = 'file' in wish ? { file: (await importedBy(of(login), 'cv.doc', boardDoc)).file } : {};
      const { status, body } = await of(login).post(command, { ...wish, ...brought });
      answers.push({ command, query, state, status, code: body.code });
    }
    // A body that its contract refuses would never come to the question of who may.
    expect(answers.filter(({ status, code }) => status === 403 || code === 'common.invalid')).toEqual([]);
    expect(new Set(answers.map(({ command }) => command)).size).toBeGreaterThanOrEqual(least[login] ?? 0);
  });
});

/** What a plain sample leaves wrong, by the name of its field. */
const right: Readonly<Record<string, unknown>> = {
  end: '2026-11-02T05:00:00.000Z',
  months: 12,
  phone: '13800006021',
  email: 'somebody@mail.example',
  attachment: null,
  stream: 'account-00000000-0000-4000-8000-000000000001',
};

/** A body that the contract of a command takes, about what the ids name. */
function bodyOf(command: string, ids: ReadonlyMap<string, string>): unknown {
  const named = (name: string, value: unknown): unknown => {
    if (name in right) return right[name];
    if (Array.isArray(value)) return value.map((one) => named(name.replace(/s$/, ''), one));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, named(inner, one)]));
    return ids.get(name) ?? value;
  };
  return named('', sampleOf(commands[command]?.payload));
}
