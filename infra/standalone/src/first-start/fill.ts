import { randomBytes } from 'node:crypto';
import { type CommandParts, CommandService } from '@talentlog/command';
import { beginningOf, createTeller, demoProfile, give, hire, type Teller, tellDemo } from '@talentlog/demo';
import { START } from '@talentlog/runtime';
import type { Config } from '../config.ts';
import { tellFirstValues } from './first-values.ts';
import { type FirstStart, forgetFirstStart, noteFirstStart, unfinishedFirstStart } from './note.ts';

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
  if (company === 'demo') await fillWithDemo(config, service, teller, new Date(at));
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
  const { id } = await hire({ login: 'admin', name: '管理员', roles: ['AD'] }, teller, null);
  await give(service, id, password);
  return ADMIN_PASSWORD === undefined ? password : undefined;
}

async function fillWithDemo(config: Config, service: CommandService, teller: Teller, today: Date): Promise<void> {
  teller.at(beginningOf(today));
  await tellFirstValues(config, service, demoProfile);
  await tellDemo(service, teller, today);
}
