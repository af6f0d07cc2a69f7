import { atRest } from '../support/at-rest.mjs';
import { Browser } from '../support/browser.ts';
import { type Company, openCompany, setPassword, stepUp } from '../support/company.ts';
import type { Server } from '../support/server.ts';
import { type Holder, openLinks } from './links.ts';
import type { PageRole } from './page.ts';
import { type Side, sideOf, staffOfSide } from './side.ts';

/** An id that nothing has. */
export const unknownId = '00000000-0000-4000-8000-0000000000ff';

export interface World {
  readonly company: Company;
  readonly own: Side;
  readonly other: Side;
  /** A candidate whom staff brought in and who applied nowhere. */
  readonly nobody: string;
  readonly actors: Readonly<Record<PageRole, Browser>>;
  /** The candidate of the own position, signed in once more. */
  readonly withoutCode: Browser;
  readonly links: readonly Holder[];
  readonly accountIds: Readonly<Partial<Record<PageRole, string>>>;
}

const accountIdOf = async (browser: Browser): Promise<string> =>
  ((await browser.send('/api/session')).body as { account?: { accountId: string } }).account?.accountId ?? '';

/** Two positions of different colleagues, and somebody of every role. */
export async function openWorld(server: Server): Promise<World> {
  const company = await openCompany(server);
  const { admin } = company;
  const withoutCode = new Browser(server);
  const own = await sideOf(company, {
    ...{ login: 'one', word: '甲', mentioned: [await accountIdOf(admin)] },
    onPeople: async (_staff, person) => {
      const password = 'Matrix-2026-walk';
      await setPassword(person, password);
      await withoutCode.does('SignInWithPassword', { login: person.phone, password });
    },
  });
  const other = await sideOf(company, { login: 'two', word: '乙', coOwner: own.staff.PR.accountId });
  const brought = { name: '陈无职', phone: '+8617299990001' };
  const { jobSeekerId } = await admin.does('CreateJobSeeker', brought);

  const actors: Record<string, Browser> = { G: new Browser(server), JS: own.person.browser, AD: admin };
  for (const role of staffOfSide) actors[role] = own.staff[role].browser;
  actors.AU = (await company.hire('auditor', 'AU')).browser;
  for (const role of ['CA', 'IE', 'HH'] as const) {
    const person = await company.seeker(`推荐${role}`);
    const accountId = await accountIdOf(person.browser);
    await admin.does('GrantRoles', { accountId, roles: [role] });
    await stepUp(person);
    if (role === 'CA') await person.browser.does('SwitchIdentity', { identity: 'CampusAmbassador' });
    actors[role] = person.browser;
  }
  const reveals = [
    [actors.HR, own],
    [actors.PR, own],
    [actors.PR, other],
    [admin, own],
    [admin, other],
  ] as const;
  for (const [browser, { person }] of reveals)
    for (const field of ['contact', 'bank.number'])
      await browser?.does('RevealContact', { jobSeekerId: person.jobSeekerId, field, reason: '核对' });
  // What was revealed to a colleague is not theirs to read any more once the position is another's.
  await admin.does('HandOverPosition', {
    positionId: other.ids.position,
    fromAccountId: own.staff.PR.accountId,
    toAccountId: other.staff.PR.accountId,
  });
  const accountIds: Record<string, string> = {};
  for (const [role, browser] of Object.entries(actors)) accountIds[role] = await accountIdOf(browser);
  const links = await openLinks(company, own);
  admin.sees(await atRest(server.url));
  const people = { actors: actors as World['actors'], accountIds, withoutCode, links };
  return { company, own, other, nobody: String(jobSeekerId), ...people };
}
