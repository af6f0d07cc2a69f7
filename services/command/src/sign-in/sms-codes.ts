import { randomInt } from 'node:crypto';
import { type CodeFor, codeText } from '@talentlog/contracts';
import type { CodeReceiver } from '@talentlog/domain/fold';
import { codeTemplate, isMobileOf, newUuid, TryAgain } from '@talentlog/runtime';
import { type Refused, refused } from '../pipeline/refused.ts';
import type { CodeAsker } from './code-askers.ts';
import { codeMail } from './code-mail.ts';
import type { Origin, SignInParts } from './decision.ts';

const minute = 60_000;
/** Rules of a code: DOMAIN.md section 2 and PROMISES.md; how many go out is a setting. */
const codeRules = { digits: 6, lifeMs: 5 * minute, tries: 5, perMinute: 1 };

/** Seconds in which a code may be used. */
export const codeLifeSeconds = codeRules.lifeMs / 1000;

/** What a code is for: a code for one purpose is none for another. */
interface CodeUse {
  readonly to: CodeReceiver;
  readonly purpose: string;
}

type Parts = Pick<SignInParts, 'signIns' | 'secrets' | 'sms' | 'mailer' | 'limits' | 'settings' | 'clock'>;

/** Where messages go to the mainland, a number of it that none reaches is mistyped: a number of another country would not help. */
const isMistyped = (phone: string, { smsCountries }: Parts['limits']): boolean =>
  phone.startsWith('+86') && smsCountries.includes('CN');

const receiverKey = ({ secrets }: Pick<Parts, 'secrets'>, to: CodeReceiver): string =>
  'phone' in to ? secrets.blindIndex('code-phone', to.phone) : secrets.blindIndex('code-email', to.email);

/** Sends a code, unless too many were asked for; the answer never tells whether the receiver is known. */
export async function sendCode(
  { to, purpose, use, asker }: CodeUse & { readonly use: CodeFor; readonly asker: CodeAsker },
  { browser }: Origin,
  parts: Parts,
) {
  const { signIns, clock, limits } = parts;
  if ('phone' in to && parts.sms.absent !== undefined) return refused('sms.no_provider');
  if ('email' in to && parts.mailer.absent !== undefined) return refused('mail.no_server');
  if ('phone' in to && !(await isMobileOf(to.phone, limits.smsCountries)))
    return refused(isMistyped(to.phone, limits) ? 'sms.number_mistyped' : 'sms.number_unsupported');
  const key = receiverKey(parts, to);
  const at = clock().getTime();
  const { codesPerHour, codesPerDay } = (await parts.settings()).values;
  const windows: CodeAsker['windows'] = [
    ...asker.windows,
    // Resending waits a minute; a code for something else does not wait for it, but counts within the hour and the day.
    [`code-minute:${asker.name}:${purpose}:${key}`, [[codeRules.perMinute, 60]]],
    [
      `code:${asker.name}:${key}`,
      [
        [codesPerHour, 3600],
        [codesPerDay, 86_400],
      ],
    ],
  ];
  for (const [name, within] of windows) {
    const taken = await signIns.takeWithin(name, within, at);
    if (!taken.ok) return refused('sms.too_often', { params: { seconds: taken.retryAfterSeconds } });
  }
  const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
  const expiresAt = at + codeRules.lifeMs;
  await signIns.putCode({ purpose, subject: key, browser, code, tries: codeRules.tries, expiresAt });
  return leave(to, code, use, parts);
}

/** A code that did not leave is no code: whoever waits for it is told. What may have left counts as sent, and is asked for anew. */
async function leave(to: CodeReceiver, code: string, use: CodeFor, { sms, mailer, settings }: Parts) {
  const id = newUuid();
  const { companyName } = (await settings()).values;
  if (!('phone' in to)) {
    await mailer.send({ id, to: to.email, ...codeMail(code, use, companyName) });
    return { ok: true } as const;
  }
  const message = {
    id,
    to: to.phone,
    text: codeText(code, use, companyName),
    template: codeTemplate,
    fields: { code },
  };
  const outcome = await sms.send(message).then(
    (delivery) => delivery.outcome,
    (error: unknown) => {
      if (error instanceof TryAgain) return 'failed';
      throw error;
    },
  );
  return outcome === 'failed' ? refused('sms.not_sent') : ({ ok: true } as const);
}

/** One try at a code; the right one is used up by it. */
export async function tryCode(
  { to, purpose, code, keep = false }: CodeUse & { readonly code: string; readonly keep?: boolean },
  { browser }: Origin,
  parts: Pick<Parts, 'signIns' | 'secrets' | 'clock'>,
): Promise<{ readonly ok: true } | Refused> {
  const subject = receiverKey(parts, to);
  const now = parts.clock().getTime();
  const result = await parts.signIns.tryCode({ purpose, subject, browser, code, now, keep });
  if (result === 'ok') return { ok: true };
  return result === 'expired' ? refused('sms.code_expired') : refused('sms.code_wrong', { params: result });
}
