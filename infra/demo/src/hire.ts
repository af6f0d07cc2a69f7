import type { CommandService } from '@talentlog/command';
import type { Caller } from '@talentlog/runtime';
import type { DemoAccount } from './accounts.ts';
import { staff, system, type Teller } from './teller.ts';

/** Gives an account its first password. */
export async function give(service: CommandService, accountId: string, password: string): Promise<void> {
  const given = await service.givePassword(accountId, password);
  if (!given.ok) throw new Error(`an account got no password: ${given.code}`);
}

/** Mail of the demo company goes to an address that nobody has; of a real administrator none is made up. */
export async function hire(
  { login, name, roles }: Omit<DemoAccount, 'what'>,
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
