import { createHmac, randomBytes } from 'node:crypto';
import { asPlainValue } from '@talentlog/contracts';

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, a step of 30 seconds. */
const rules = { digits: 6, stepMs: 30_000, secretBytes: 20 };
/** A clock may be a step off, before or after. */
const offSteps = [0, -1, 1];
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The step of time that an instant lies in. */
const stepAt = (ms: number): number => Math.floor(ms / rules.stepMs);

/** The code of a step (RFC 4226, section 5.3). */
export function codeOf(secret: Buffer, step: number, digits = rules.digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step, at most one off the present one, whose code was typed; undefined where it is none's. */
export function stepOfCode(secret: Buffer, typed: string, nowMs: number): number | undefined {
  const now = stepAt(nowMs);
  return offSteps.map((off) => now + off).find((step) => step >= 0 && codeOf(secret, step) === typed);
}

export const newSecret = (): Buffer => randomBytes(rules.secretBytes);

/** RFC 4648 base 32 without padding: what somebody types who cannot scan. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** What an authenticator app reads from the picture. */
export function appAddress(secret: Buffer, { company, login }: { readonly company: string; readonly login: string }) {
  const label = `${encodeURIComponent(company)}:${encodeURIComponent(login)}`;
  const asked = new URLSearchParams({
    secret: base32(secret),
    issuer: company,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  return `otpauth://totp/${label}?${asked.toString().replaceAll('+', '%20')}`;
}

const recoveryCodes = { count: 10, bytes: 10 };

/** Ten codes, each of which lets its owner in once without the app: 80 bits, in groups that can be copied by hand. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: recoveryCodes.count }, () => {
    const text = base32(randomBytes(recoveryCodes.bytes)).toLowerCase();
    return (text.match(/.{4}/g) ?? []).join('-');
  });

/** However it was typed; undefined where it cannot be one. */
export function recoveryCodeTyped(typed: string): string | undefined {
  const text = asPlainValue(typed)
    .toLowerCase()
    .replace(/[^a-z2-7]/g, '');
  return text.length === 16 ? text : undefined;
}
