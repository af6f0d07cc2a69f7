import { randomInt } from 'node:crypto';
import { isMobileOf, newUuid } from '@talentlog/runtime';
import { type Refused, refused } from '../pipeline/refused.ts';
import type { Origin, SignInParts } from './decision.ts';

const minute = 60_000;
/** Rules of a code: DOMAIN.md section 2 and PROMISES.md. */
const codeRules = { digits: 6, lifeMs: 5 * minute, tries: 5, perMinute: 1, perHour: 5, perDay: 10 };

/** Seconds in which a code may be used. */
export const codeLifeSeconds = codeRules.lifeMs / 1000;

/** What a code is for. */
interface CodeUse {
  readonly phone: string;
  readonly purpose: string;
}

type Parts = Pick<SignInParts, 'signIns' | 'secrets' | 'sms' | 'limits' | 'clock'>;

const phoneKey = ({ secrets }: Pick<Parts, 'secrets'>, phone: string): string =>
  secrets.blindIndex('code-phone', phone);

/** Sends a code, unless too many were asked for; the answer never tells whether the phone is known. */
export async function sendCode({ phone, purpose }: CodeUse, { browser, address }: Origin, parts: Parts) {
  const { signIns, clock, limits, sms } = parts;
  if (!isMobileOf(phone, limits.smsCountries)) return refused('sms.number_unsupported');
  const key = phoneKey(parts, phone);
  const at = clock().getTime();
  const windows: readonly [string, number, number][] = [
    [`code-address:${address}`, limits.codesPerAddressPerHour, 3600],
    // Resending waits a minute; a code for something else does not wait for it, but counts within the hour and the day.
    [`code-minute:${purpose}:${key}`, codeRules.perMinute, 60],
    [`code-hour:${key}`, codeRules.perHour, 3600],
    [`code-day:${key}`, codeRules.perDay, 86_400],
  ];
  for (const [name, limit, window] of windows) {
    const taken = await signIns.take(name, limit, window, at);
    if (!taken.ok) return refused('sms.too_often', { params: { seconds: taken.retryAfterSeconds } });
  }
  const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
  const expiresAt = at + codeRules.lifeMs;
  await signIns.putCode({ purpose, subject: key, browser, code, tries: codeRules.tries, expiresAt });
  await sms.send({ id: newUuid(), to: phone, text: codeText(code) });
  return { ok: true } as const;
}

/** One try at a code; the right one is used up by it. */
export async function tryCode(
  { phone, purpose, code, keep = false }: CodeUse & { readonly code: string; readonly keep?: boolean },
  { browser }: Origin,
  parts: Pick<Parts, 'signIns' | 'secrets' | 'clock'>,
): Promise<{ readonly ok: true } | Refused> {
  const subject = phoneKey(parts, phone);
  const now = parts.clock().getTime();
  const result = await parts.signIns.tryCode({ purpose, subject, browser, code, now, keep });
  return result === 'ok' ? { ok: true } : refused(result === 'wrong' ? 'sms.code_wrong' : 'sms.code_expired');
}

const codeText = (code: string): string =>
  `【云岭网络】验证码 ${code}，5 分钟内有效。请勿告诉他人。Your code is ${code}, valid for 5 minutes.`;
