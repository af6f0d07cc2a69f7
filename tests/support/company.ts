import type { Role } from '@talentlog/contracts';
import { Browser } from './browser.ts';
import { codeAfter, codeTo } from './inbox.ts';
import { inDays, position } from './position.ts';
import { adminPassword, type Server } from './server.ts';

let made = 0;
/** A mainland phone that nobody in this process had yet. */
export const newPhone = (): string => `+86171${String(++made).padStart(8, '0')}`;

export async function signInByPhone(server: Server, phone: string): Promise<Browser> {
  const browser = new Browser(server);
  await browser.does('RequestSmsCode', { phone, purpose: 'SIGN_IN' });
  await browser.does('SignInWithSms', {
    phone,
    code: await codeTo(server, phone),
    agreed: await browser.shown('agreement'),
  });
  return browser;
}

/** Proves by a code that the person at the browser has the phone: for what shows pay, ID or bank card. */
export async function stepUp({ browser, phone }: Pick<Seeker, 'browser' | 'phone'>): Promise<void> {
  const code = await codeAfter(browser.server, phone, () => browser.does('SendStepUpCode'));
  await browser.does('VerifyStepUpCode', { code });
}

/** Gives who is signed in a password, which a code to their phone lets them. */
export async function setPassword({ browser, phone }: Pick<Seeker, 'browser' | 'phone'>, password: string) {
  const ask = () => browser.does('SendProofCode', { change: 'PASSWORD' });
  const phoneCode = await codeAfter(browser.server, phone, ask);
  await browser.does('SetPassword', { phoneCode, password });
}

export interface Colleague {
  readonly browser: Browser;
  readonly phone: string;
  readonly accountId: string;
}

export interface Seeker {
  readonly browser: Browser;
  readonly phone: string;
  readonly email: string;
  readonly jobSeekerId: string;
}

export interface Advertised {
  readonly positionId: string;
  readonly advertisementId: string;
}

/** A company's administrator, with the password of an empty one unless another is given, and ways to fill it with people through the front door. */
export async function openCompany(server: Server, password = adminPassword) {
  const admin = new Browser(server);
  await admin.does('SignInWithPassword', { login: 'admin', password });
  await admin.proves(password);

  return {
    server,
    admin,
    async hire(login: string, ...roles: readonly Role[]): Promise<Colleague> {
      const phone = newPhone();
      const wish = { name: `同事 ${login}`, loginName: login, roles, phone, email: `${login}@yunling.example` };
      const { accountId } = await admin.does('CreateStaffAccount', wish);
      return { browser: await signInByPhone(server, phone), phone, accountId: String(accountId) };
    },
    advertise: (hr: Browser, responsibleIds: readonly string[] = []): Promise<Advertised> =>
      advertise(hr, responsibleIds),
    /** A person with a confirmed resume and consent, ready to deliver. */
    async seeker(name = '王晨'): Promise<Seeker> {
      const phone = newPhone();
      const email = `${phone.slice(3)}@mail.example`;
      const browser = await signInByPhone(server, phone);
      await fillResume(browser, { name, phone, email });
      const { account } = (await browser.send('/api/session')).body as { account?: { jobSeekerId: string } };
      return { browser, phone, email, jobSeekerId: account?.jobSeekerId ?? '' };
    },
  };
}

export type Company = Awaited<ReturnType<typeof openCompany>>;

async function advertise(hr: Browser, responsibleIds: readonly string[]): Promise<Advertised> {
  const { positionId } = await hr.does('CreatePosition', { details: position, responsibleIds });
  await hr.does('OpenPosition', { positionId });
  const deadline = inDays(30);
  const details = { channel: 'SOCIAL_SITE', deadline };
  const { advertisementId } = await hr.does('CreateAdvertisement', { positionId, details });
  await hr.does('PublishAdvertisement', { advertisementId });
  return { positionId: String(positionId), advertisementId: String(advertisementId) };
}

export async function deliver({ browser }: Seeker, advertised: Advertised): Promise<string> {
  return String((await browser.does('DeliverApplication', advertised)).applicationId);
}

async function fillResume(browser: Browser, person: { name: string; phone: string; email: string }): Promise<void> {
  const basic = { ...person, gender: 'FEMALE', birthDate: '1995-09-03', highestDegree: 'MASTER', residence: '杭州' };
  const school = { school: '浙江大学', major: '微电子', degree: 'MASTER', start: '2017-09', end: '2020-06' };
  await browser.does('SaveResumeBlock', { block: 'basic', content: basic });
  await browser.does('SaveResumeBlock', { block: 'education', content: [school] });
  await browser.does('ConfirmResumeStatement', { agreed: true });
  await browser.does('GrantConsent', { policyVersion: await browser.shown('privacy') });
}
