import type { CommandService } from '@talentlog/command';
import type { Caller } from '@talentlog/runtime';
import { demoAccounts, demoPassword } from './accounts.ts';
import { demoBatches } from './batches.ts';
import { demoCrowd } from './crowd.ts';
import { give, hire } from './hire.ts';
import { day } from './hours.ts';
import { demoPeople } from './people.ts';
import { walk } from './pipeline.ts';
import { publish } from './publish.ts';
import { system, type Teller } from './teller.ts';

/** When the company of the story begins to use Talentlog. */
export const beginningOf = (today: Date): Date => new Date(today.getTime() - 70 * day);

/** Tells the demo company: its colleagues, positions and people, each at the milestone that `people.ts` names. */
export async function tellDemo(service: CommandService, teller: Teller, today: Date): Promise<void> {
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
