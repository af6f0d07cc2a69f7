import { randomInt } from 'node:crypto';
import { normalisePhone } from '@talentlog/contracts';
import type { AccountData } from '@talentlog/domain';
import type { SignIns, SmsGateway } from '@talentlog/runtime';
import { newUuid } from '@talentlog/runtime';
import type { AggregateCache } from '../pipeline/aggregate-cache.ts';
import type { Secrets } from '../pipeline/identifiers.ts';
import type { Outcome, Pipeline } from '../pipeline/pipeline.ts';
import { type Refused, refused } from '../pipeline/refused.ts';
import type { Passwords } from './passwords.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Rules of DOMAIN.md section 2 and PROMISES.md: codes and password locks. */
export const codeRules = { digits: 6, lifeMs: 5 * minute, tries: 5, perMinute: 1, perHour: 5, perDay: 10 };
const passwordTries = { limit: 5, windowSeconds: 15 * 60 };
const signInLife = 14 * day;

export interface SignInLimits {
  /** Codes one network address may ask for in an hour. */
  readonly codesPerAddressPerHour: number;
}

export interface SignInParts {
  readonly pipeline: Pipeline;
  readonly cache: AggregateCache;
  readonly signIns: SignIns;
  readonly secrets: Secrets;
  readonly sms: SmsGateway;
  readonly passwords: Passwords;
  readonly limits: SignInLimits;
  readonly clock: () => Date;
}

/** Where a sign-in request came from. */
export interface Origin {
  readonly browser: string;
  readonly address: string;
}

export type SignedIn =
  | {
      readonly ok: true;
      readonly signInId: string;
      readonly expiresAt: number;
      readonly position: string | undefined;
      readonly isNew: boolean;
    }
  | Refused;
export type Done = { readonly ok: true } | Refused;

export interface SignIn {
  sendCode(request: { phone: string; purpose: string; subject?: string }, origin: Origin): Promise<Done>;
  tryCode(attempt: { phone: string; purpose: string; code: string }, origin: Origin): Done;
  withSms(
    request: { phone: string; code: string; language: string; agreed: boolean },
    origin: Origin,
  ): Promise<SignedIn>;
  withPassword(request: { login: string; password: string }, origin: Origin): Promise<SignedIn>;
  /** Account that holds a phone, e-mail or login name. */
  accountIdOf(login: string): Promise<string | undefined>;
}

export function createSignIn(parts: SignInParts): SignIn {
  const { signIns, secrets, clock } = parts;
  const now = () => clock().getTime();
  const phoneKey = (phone: string) => secrets.blindIndex('code-phone', phone);

  const open = async (accountId: string, isNew: boolean, position?: string): Promise<SignedIn> => {
    const account = await parts.cache.load('account', accountId);
    if (account.state !== 'ACTIVE' && account.state !== 'CLOSING') return refused('account.suspended');
    const { roles, jobSeekerId } = account.data as AccountData;
    const expiresAt = now() + signInLife;
    const identity = roles.length > 0 && !jobSeekerId ? 'Staff' : 'JobSeeker';
    return {
      ok: true,
      signInId: signIns.begin({ accountId, identity, now: now(), expiresAt }),
      expiresAt,
      position,
      isNew,
    };
  };

  const signIn: SignIn = {
    async sendCode({ phone, purpose }, { browser, address }) {
      const key = phoneKey(phone);
      const at = now();
      const windows: readonly [string, number, number][] = [
        [`code-address:${address}`, parts.limits.codesPerAddressPerHour, 3600],
        // Resending waits a minute; a code for something else does not wait for it, but counts within the hour and the day.
        [`code-minute:${purpose}:${key}`, codeRules.perMinute, 60],
        [`code-hour:${key}`, codeRules.perHour, 3600],
        [`code-day:${key}`, codeRules.perDay, 86_400],
      ];
      for (const [name, limit, window] of windows) {
        const taken = signIns.take(name, limit, window, at);
        if (!taken.ok) return refused('sms.too_often', { params: { seconds: taken.retryAfterSeconds } });
      }
      const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
      signIns.putCode({
        purpose,
        subject: key,
        browser,
        code,
        tries: codeRules.tries,
        expiresAt: at + codeRules.lifeMs,
      });
      await parts.sms.send({ id: newUuid(), to: phone, text: codeText(code) });
      return { ok: true };
    },

    tryCode({ phone, purpose, code }, { browser }) {
      const result = signIns.tryCode({ purpose, subject: phoneKey(phone), browser, code, now: now() });
      return result === 'ok' ? { ok: true } : refused(result === 'wrong' ? 'sms.code_wrong' : 'sms.code_expired');
    },

    async withSms({ phone, code, language, agreed }, origin) {
      const known = await signIn.accountIdOf(phone);
      // Told before the code is used up, so that ticking the box is all that is left to do.
      if (known === undefined && !agreed) return refused('privacy.consent_required');
      const tried = signIn.tryCode({ phone, purpose: 'SIGN_IN', code }, origin);
      if (!tried.ok) return tried;
      if (known !== undefined) return open(known, false);
      const registered = await register(parts.pipeline, phone, language);
      if (!registered.ok) return registered;
      const accountId = String(registered.result?.accountId);
      return open(accountId, true, registered.position);
    },

    async withPassword({ login, password }, { address }) {
      const at = now();
      const who = secrets.blindIndex('login', login.trim().toLowerCase());
      const lock = signIns.take(`password-address:${address}`, 100, passwordTries.windowSeconds, at);
      const attempt = lock.ok
        ? signIns.take(`password:${who}`, passwordTries.limit, passwordTries.windowSeconds, at)
        : lock;
      if (!attempt.ok) return refused('login.locked', { params: { seconds: attempt.retryAfterSeconds } });
      const accountId = await signIn.accountIdOf(login);
      const hash =
        accountId === undefined
          ? null
          : ((await parts.cache.load('account', accountId)).data as AccountData).passwordHash;
      // An unknown account costs the same work, so that its answer takes the same time.
      const matches = await parts.passwords.verify(hash, password);
      if (!matches || accountId === undefined) return refused('login.failed');
      signIns.clear(`password:${who}`);
      return open(accountId, false);
    },

    async accountIdOf(login) {
      for (const [kind, key] of claimsFor(login)) {
        const claim = await parts.cache.load('claim', secrets.blindIndex(kind, key));
        if (claim.state === 'HELD') return (claim.data as { ownerId: string }).ownerId;
      }
      return undefined;
    },
  };
  return signIn;
}

const codeText = (code: string): string =>
  `【云岭网络】验证码 ${code}，5 分钟内有效。请勿告诉他人。Your code is ${code}, valid for 5 minutes.`;

/** The claims a typed login may stand for. */
function claimsFor(login: string): [string, string][] {
  const typed = login.trim();
  const phone = normalisePhone(typed);
  return [
    ...(phone ? [['account-phone', phone] as [string, string]] : []),
    ...(typed.includes('@') ? [['account-email', typed.toLowerCase()] as [string, string]] : []),
    ['account-login', typed.toLowerCase()],
  ];
}

const register = (pipeline: Pipeline, phone: string, language: string): Promise<Outcome> =>
  pipeline.execute({
    name: 'RegisterAccount',
    payload: { phone, language },
    commandId: newUuid(),
    caller: { system: 'sign-in' },
  });
