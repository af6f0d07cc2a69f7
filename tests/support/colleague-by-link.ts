import { Browser } from './browser.ts';
import type { Company } from './company.ts';
import { linkTo } from './inbox.ts';

/** A recruiter with a password, in the browser in which they set it. */
export async function colleagueByLink({ admin, server }: Company, login: string, password: string) {
  const email = `${login}@yunling.example`;
  const wish = { name: login, loginName: login, roles: ['HR'], email };
  const { accountId } = await admin.does('InviteColleague', wish);
  const browser = Browser.withToken(server, await linkTo(server, email, 'set_password'));
  await browser.does('SetPasswordByLink', { address: email, password });
  browser.token = undefined;
  return { browser, login, accountId: String(accountId) };
}
