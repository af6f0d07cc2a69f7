import { isSmsCountry, readTemplates } from '@talentlog/runtime';
import { z } from 'zod';

/** Processes that a company can be run as; `command` with the others apart, or all of them in one. */
export const services = ['command', 'query', 'notifier', 'sap-bridge', 'web'] as const;
export type Service = (typeof services)[number];

/** What the page of settings tells of a key. */
export interface About {
  /** What it does, in one sentence. */
  readonly what: string;
  /** Which processes use it; by default all of them. */
  readonly of?: readonly Service[];
  /** Never printed, and may be read from a file: `X_FILE`. */
  readonly secret?: true;
  /** What applies where nothing is set, where that is no value. */
  readonly otherwise?: string;
  /** An example of a value. */
  readonly as?: string;
}

/** A key with what is told of it. */
export const key = <T extends z.ZodType>(kind: T, about: About): T => kind.meta({ ...about }) as T;

export const port = z.coerce
  .number({ error: 'a port number' })
  .int({ error: 'a whole number' })
  .min(0, { error: 'a port from 0 (any free one) to 65535' })
  .max(65_535, { error: 'a port from 0 (any free one) to 65535' });
export const onOff = z.enum(['on', 'off'], { error: 'on or off' });
/** A name and password have keys of their own: who fails to reach an address tells it. */
export const url = z.url({ protocol: /^https?$/, error: 'an address as https://host', abort: true }).refine(
  (given) => {
    const { username, password } = new URL(given);
    return username === '' && password === '';
  },
  { error: 'an address without a name and a password' },
);
export const text = z.string().trim().min(1, { error: 'a text' });
export const count = z.coerce
  .number({ error: 'a number' })
  .int({ error: 'a whole number' })
  .min(1, { error: 'at least 1' });
/** Long enough that nobody guesses it. */
export const secretWord = z.string().min(20, { error: 'at least 20 characters' });

/** What stands between commas or blanks. */
export const listOf = <T extends z.ZodType<unknown, string>>(one: T) =>
  z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(z.array(one));

/** Networks as `10.0.0.0/8, 2001:db8::/32`; one address is a network, too. */
export const networks = listOf(
  z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()], { error: 'networks as 10.0.0.0/8, separated by commas' }),
);

/** Countries as `CN, HK` (ISO 3166-1). */
export const countries = listOf(
  z.string().refine(isSmsCountry, { error: 'countries in two letters, as CN, HK, separated by commas' }),
);

const limits = 'numbers by country, as CN=2000, US=50';
/** Numbers by country, as `CN=2000, US=50`. */
export const byCountry = z.string().transform((written, context): Readonly<Record<string, number>> => {
  const read: Record<string, number> = {};
  for (const part of written.split(/[\s,]+/).filter(Boolean)) {
    const [, country = '', most] = /^([A-Z]{2})=(\d{1,9})$/.exec(part) ?? [];
    if (!isSmsCountry(country) || Object.hasOwn(read, country)) {
      context.addIssue({ code: 'custom', message: limits });
      return z.NEVER;
    }
    read[country] = Number(most);
  }
  return read;
});

/** Which template of the provider stands for which of ours. */
export const templates = z.string().transform((written, context) => {
  const read = readTemplates(written);
  if (read !== undefined) return read;
  context.addIssue({ code: 'custom', message: 'templates as CODE=SMS_1:code; *=SMS_2:text' });
  return z.NEVER;
});
