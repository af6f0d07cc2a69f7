import { beforeAll } from '@jest/globals';
import type { Own } from './belongings.ts';
import { Browser } from './browser.ts';
import { type Company, openCompany } from './company.ts';
import { clientId, clientSecret, type Person, startCompanyProvider } from './company-provider.ts';
import { freePort } from './free-port.mjs';
import { ownOfFile } from './own.ts';
import { type Server, startServer } from './server.ts';

let people = 0;
/** Somebody with an account of the company, whom nobody here knows. */
export const somebody = (more: Partial<Person> = {}): Person => {
  const login = `colleague.${++people}`;
  const email = `${login}@yunling.example`;
  return {
    sub: `sub-${login}`,
    name: `同事 ${login}`,
    preferred_username: login,
    email,
    email_verified: true,
    ...more,
  };
};

/** A server whose colleagues come in by the provider of a company, and ways to come. */
export async function openWithProvider(own: Own, env: Readonly<Record<string, string>> = {}) {
  const provider = await startCompanyProvider(own);
  const port = String(await freePort());
  const server = await startServer({
    env: {
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_SCOPES: 'openid profile email groups',
      OIDC_NAME: '云岭统一登录',
      OIDC_ROLES: 'groups=recruiters:HR+IV; groups=audit:AU',
      OIDC_MAIL_DOMAINS: 'yunling.example',
      ...env,
    },
  });
  own.closes(() => server.stop());
  /** Goes to the provider as this person and comes back with what it wrote. */
  const answerFor = async (person: Person, browser: Browser): Promise<string> => {
    provider.isUsedBy(person);
    const { address } = await browser.does('BeginCompanySignIn');
    return provider.comesBack(String(address));
  };
  return {
    provider,
    server,
    answerFor,
    /** How it ends: `in`, what is still to be done, or the refusal. */
    async comes(person: Person, browser = new Browser(server)) {
      const answer = await answerFor(person, browser);
      const { status, body } = await browser.post('SignInWithCompanyAccount', { answer, language: 'en-US' });
      const { next, accountId } = (body.result ?? {}) as { readonly next?: string; readonly accountId?: string };
      return { browser, end: status === 200 ? (next ?? 'in') : body.code, accountId };
    },
  };
}

interface Seen {
  readonly account: { readonly accountId: string; readonly roles: readonly string[]; readonly language: string } | null;
}
/** Who is signed in there. */
export const whoIsAt = async (browser: Browser): Promise<Seen['account']> =>
  ((await browser.send('/api/session')).body as unknown as Seen).account;

type Visits = Awaited<ReturnType<typeof openWithProvider>>;

/** Such a server and its empty company for all tests of a file; what it holds is there once its tests begin. */
export function visitsOfFile(env: Readonly<Record<string, string>> = {}) {
  const own = ownOfFile();
  let visits: Visits;
  let company: Company;
  beforeAll(async () => {
    visits = await openWithProvider(own, env);
    company = await openCompany(visits.server);
  });
  const comes: Visits['comes'] = (...who) => visits.comes(...who);
  const answerFor: Visits['answerFor'] = (...who) => visits.answerFor(...who);
  return { comes, answerFor, server: (): Server => visits.server, company: (): Company => company };
}
