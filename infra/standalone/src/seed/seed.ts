import { randomBytes } from 'node:crypto';
import { type CommandParts, CommandService } from '@talentlog/command';
import { type Caller, START } from '@talentlog/runtime';
import type { Config } from '../config.ts';
import { type DemoAccount, demoAccounts, demoPassword } from './accounts.ts';
import { demoBatches } from './batches.ts';
import { demoCrowd } from './crowd.ts';
import { type FirstStart, forgetFirstStart, noteFirstStart, unfinishedFirstStart } from './first-start.ts';
import { demoProfile, tellFirstValues } from './first-values.ts';
import { demoPeople } from './people.ts';
import { walk } from './pipeline.ts';
import { publish } from './publish.ts';
import { createTeller, staff, system, type Teller } from './teller.ts';

const day = 86_400_000;

/** What the start found or made. */
export interface Seeded {
  readonly company: FirstStart['company'] | 'kept';
  /** One that was made up, and another one at each start until it was told: then `told` is called. */
  readonly adminPassword?: string;
  readonly told: () => Promise<void>;
}

/**
 * Fills an empty log: with the demo company, or with one administrator. It is one act: a start that finds an unfinished one tells the
 * same again, command by command under the same ids, so that what is in the log already stays as it is and the rest follows. Any other
 * log that has events is left alone.
 */
export async function seed(config: Config, parts: CommandParts): Promise<Seeded> {
  const folder = config.DATA_DIR;
  const told = () => forgetFirstStart(folder);
  const isEmpty = (await parts.store.head()) === START;
  const unfinished = unfinishedFirstStart(folder);
  if (unfinished === undefined && !isEmpty) return { company: 'kept', told: async () => undefined };
  const wanted = { company: config.DEMO === 'off' ? 'empty' : 'demo', at: new Date().toISOString() } as const;
  const { company, at } = unfinished ?? (await noteFirstStart(folder, wanted));
  const clock = { now: new Date(at) };
  const service = await CommandService.create({ ...parts, clock: () => clock.now });
  const teller = createTeller(service, clock);
  if (company === 'demo') await tellDemo(config, service, teller, new Date(at));
  const adminPassword = company === 'empty' ? await openEmpty(config, service, teller) : undefined;
  if (adminPassword !== undefined) return { company, adminPassword, told };
  await told();
  return { company, told };
}

/** One administrator. A password that was made up and that nobody may have read is replaced. */
async function openEmpty(config: Config, service: CommandService, teller: Teller): Promise<string | undefined> {
  const { ADMIN_PASSWORD } = config;
  await tellFirstValues(config, service);
  const password = ADMIN_PASSWORD ?? `A1-${randomBytes(12).toString('base64url')}`;
  const { id } = await hire({ login: 'admin', name: '管理员', roles: ['AD'], what: '' }, teller, null);
  await give(service, id, password);
  return ADMIN_PASSWORD === undefined ? password : undefined;
}

async function tellDemo(config: Config, service: CommandService, teller: Teller, today: Date): Promise<void> {
  teller.at(new Date(today.getTime() - 70 * day));
  await tellFirstValues(config, service, demoProfile);
  await teller.tell(system, 'ReviseDictionary', { dictionary: 'batch', entries: demoBatches(today) });
  const colleagues = new Map<string, { id: string; caller: Caller }>();
  for (const account of demoAccounts.all) {
    const hired = await hire(account, teller);
    if (!(await service.hasPassword(hired.id))) await give(service, hired.id, demoPassword);
    colleagues.set(account.login, hired);
  }
  const as = (login: string): Caller => colleagues.get(login)?.caller ?? system;
  const idOf = (login: string): string => colleagues.get(login)?.id ?? '';
  const positions = await publish(teller, as, idOf, today);
  for (const [index, person] of [...demoPeople, ...demoCrowd].entries())
    await walk(person, index, { as, idOf, positions }, teller, today);
}

async function give(service: CommandService, accountId: string, password: string): Promise<void> {
  const given = await service.givePassword(accountId, password);
  if (!given.ok) throw new Error(`an account got no password: ${given.code}`);
}

/** Mail of the demo company goes to an address that nobody has; of a real administrator none is made up. */
async function hire(
  { login, name, roles }: DemoAccount,
  teller: Teller,
  mailAt: string | null = 'yunling.example',
): Promise<{ id: string; caller: Caller }> {
  const { accountId } = await teller.tell(system, 'CreateStaffAccount', {
    name,
    loginName: login,
    roles,
    email: mailAt === null ? null : `${login}@${mailAt}`,
  });
  const id = String(accountId);
  return { id, caller: staff(id, name, roles) };
}
