import { randomBytes } from 'node:crypto';
import { type CommandParts, CommandService } from '@talentlog/command';
import { type Caller, START } from '@talentlog/runtime';
import type { Config } from '../config.ts';
import type { Storage } from '../storage.ts';
import { type DemoAccount, demoAccounts, demoPassword } from './accounts.ts';
import type { Company } from './journey.ts';
import { demoPeople } from './people.ts';
import { walk } from './pipeline.ts';
import { demoPositions } from './positions.ts';
import { createTeller, staff, system, type Teller } from './teller.ts';

const day = 86_400_000;

/** What the start found or made; a password that was made up is told this once. */
export interface Seeded {
  readonly company: 'demo' | 'empty' | 'kept';
  readonly adminPassword?: string;
}

/**
 * Fills an empty log: with the demo company, or with one administrator. A log that has events is left alone. Returns what was
 * done, so that the start can say it.
 */
export async function seed(config: Config, { store }: Storage, parts: CommandParts): Promise<Seeded> {
  if ((await store.head()) > START) return { company: 'kept' };
  const clock = { now: new Date() };
  const service = await CommandService.create({ ...parts, clock: () => clock.now });
  const teller = createTeller(service, clock);
  const today = new Date();
  if (config.DEMO === 'off') {
    const password = config.ADMIN_PASSWORD ?? `A1-${randomBytes(12).toString('base64url')}`;
    await hire({ login: 'admin', name: '管理员', roles: ['AD'], what: '' }, password, service, teller);
    return { company: 'empty', ...(config.ADMIN_PASSWORD ? {} : { adminPassword: password }) };
  }
  teller.at(new Date(today.getTime() - 70 * day));
  const colleagues = new Map<string, { id: string; caller: Caller }>();
  for (const account of demoAccounts.all)
    colleagues.set(account.login, await hire(account, demoPassword, service, teller));
  const as = (login: string): Caller => colleagues.get(login)?.caller ?? system;
  const idOf = (login: string): string => colleagues.get(login)?.id ?? '';
  const positions = await publish(teller, as, idOf, today);
  for (const [index, person] of demoPeople.entries()) await walk(person, index, { as, idOf, positions }, teller, today);
  return { company: 'demo' };
}

async function hire(
  { login, name, roles }: DemoAccount,
  password: string,
  service: CommandService,
  teller: Teller,
): Promise<{ id: string; caller: Caller }> {
  const { accountId } = await teller.tell(system, 'CreateStaffAccount', {
    name,
    loginName: login,
    roles,
    email: `${login}@yunling.example`,
  });
  const id = String(accountId);
  const given = await service.givePassword(id, password);
  if (!given.ok) throw new Error(`${login} got no password: ${given.code}`);
  return { id, caller: staff(id, name, roles) };
}

/** Opens every position and publishes it, then once more on the day it is shown as published. */
async function publish(
  teller: Teller,
  as: Company['as'],
  idOf: Company['idOf'],
  today: Date,
): Promise<Company['positions']> {
  const published = new Map<
    string,
    { positionId: string; advertisementId: string; owner: string; title: string; type: 'SOCIAL' | 'CAMPUS' | 'INTERN' }
  >();
  for (const { key, owner, details, deadlineInDays, publishedDaysAgo } of demoPositions) {
    teller.at(new Date(today.getTime() - 65 * day));
    const hr = as(owner);
    const { positionId } = await teller.tell(hr, 'CreatePosition', { details, responsibleIds: [idOf('lead')] });
    await teller.tell(hr, 'OpenPosition', { positionId });
    const deadline = new Date(
      Math.floor(today.getTime() / day) * day + deadlineInDays * day + 16 * 3_600_000 - 1,
    ).toISOString();
    const channel = details.track === 'SOCIAL' ? 'SOCIAL_SITE' : 'CAMPUS_SITE';
    const { advertisementId } = await teller.tell(hr, 'CreateAdvertisement', {
      positionId,
      details: { channel, deadline },
    });
    await teller.tell(hr, 'PublishAdvertisement', { advertisementId });
    teller.at(new Date(today.getTime() - publishedDaysAgo * day - 3_600_000));
    await teller.tell(hr, 'UnpublishAdvertisement', { advertisementId });
    await teller.tell(hr, 'PublishAdvertisement', { advertisementId });
    published.set(key, {
      positionId: String(positionId),
      advertisementId: String(advertisementId),
      owner,
      title: details.title,
      type: details.track,
    });
  }
  return published;
}
