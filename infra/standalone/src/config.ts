import { Password } from '@talentlog/contracts';
import { isSmsCountry, usualSmsCountries } from '@talentlog/runtime';
import { z } from 'zod';

const port = z.coerce
  .number({ error: 'a port number' })
  .int({ error: 'a whole number' })
  .min(0, { error: 'a port from 0 (any free one) to 65535' })
  .max(65_535, { error: 'a port from 0 (any free one) to 65535' });
const onOff = z.enum(['on', 'off'], { error: 'on or off' });
const url = z.url({ protocol: /^https?$/, error: 'an address as https://host' });
const perAddress = z.coerce
  .number({ error: 'a number' })
  .int({ error: 'a whole number' })
  .min(1, { error: 'at least 1' });

/** What stands between commas or blanks. */
const listOf = <T extends z.ZodType<unknown, string>>(one: T) =>
  z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter((text) => text !== ''))
    .pipe(z.array(one));

/** Networks as `10.0.0.0/8, 2001:db8::/32`; one address is a network, too. */
const networks = listOf(
  z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()], { error: 'networks as 10.0.0.0/8, separated by commas' }),
);

/** Countries as `CN, HK` (ISO 3166-1). */
const countries = listOf(
  z.string().refine(isSmsCountry, { error: 'countries in two letters, as CN, HK, separated by commas' }),
);

/** Everything that can be set from outside, from the environment. Each message says what to put there instead. */
const Environment = z.object({
  PORT: port.default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1, { error: 'a folder' }).default('./data'),
  /** `off` starts an empty company with one administrator; always off in production, whose passwords nobody may know. */
  DEMO: onOff.optional(),
  /** Shows every mail and SMS at /dev/inbox; off in production. */
  DEV_INBOX: onOff.optional(),
  /** Hours in which no SMS leaves (22 to 8 in Shanghai); by default off where messages end in the dev inbox. */
  SMS_QUIET_HOURS: onOff.optional(),
  /** Whether every recruiter sees name and resume of all people whose consent lives, and may take them up. */
  SHARED_TALENT_BASE: onOff.default('on'),
  NODE_ENV: z.string().default('development'),
  /** First password of an empty company's administrator; a random one is made and shown once where it is not set. */
  ADMIN_PASSWORD: z
    .string()
    .refine((given) => Password.safeParse(given).success, {
      error: '8 to 24 characters of three kinds: small and capital letters, digits, signs',
    })
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], { error: 'fatal, error, warn, info, debug or silent' })
    .default('warn'),
  PUBLIC_URL: url.transform((given) => new URL(given).origin).optional(),
  /** Whose `X-Forwarded-For` is believed; nobody's by default. */
  TRUSTED_PROXIES: networks.default([]),
  /** Who may read `/api/metrics`: this machine by default. */
  METRICS_FROM: networks.default(['127.0.0.0/8', '::1']),
  /** Countries whose mobile phones get messages. */
  SMS_COUNTRIES: countries.default([...usualSmsCountries]),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: port.default(587),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_FROM: z.string().default('recruit@yunling.example'),
  CLAMD_HOST: z.string().optional(),
  CLAMD_PORT: port.default(3310),
  HR_CORE_URL: url.optional(),
  HR_CORE_CLIENT_ID: z.string().default('talentlog'),
  HR_CORE_COMPANY_ID: z.string().default('TALENTLOG'),
  HR_CORE_CLIENT_SECRET: z.string().default('talentlog-development'),
  /** How many open screens may listen to changes at once. */
  LIVE_CONNECTIONS: perAddress.default(2000),
  /** Seconds between two comparisons of views with the log, one projector's each. */
  VIEWS_CHECK_SECONDS: z.coerce.number({ error: 'a number of seconds' }).min(0.01).max(86_400).default(600),
  /** Seconds in which the head of a request has to come, and twice as many for its body. */
  SLOW_REQUEST_SECONDS: z.coerce.number({ error: 'a number of seconds' }).min(1).max(120).default(10),
  WRITES_PER_ADDRESS_PER_MINUTE: perAddress.default(1200),
  /** Of everything that only reads, and of the pages among it that are made here. */
  READS_PER_ADDRESS_PER_MINUTE: perAddress.default(12_000),
  PAGES_PER_ADDRESS_PER_MINUTE: perAddress.default(1200),
  CODES_PER_ADDRESS_PER_HOUR: perAddress.default(60),
  UPLOAD_MB_PER_PERSON_PER_DAY: perAddress.default(300),
  UPLOAD_MB_PER_DAY: perAddress.default(50_000),
});

export type Config = Omit<z.infer<typeof Environment>, 'DEMO'> & {
  readonly DEMO: 'on' | 'off';
  readonly devInbox: boolean;
};

/** The checked configuration. Throws ConfigError naming each wrong variable and what is expected of it. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${String(path[0])} must be ${message}`));
  const config = parsed.data;
  const production = config.NODE_ENV === 'production';
  if (production && !config.SMTP_HOST)
    throw new ConfigError(['SMTP_HOST must be set in production: mail must go somewhere']);
  if (production && config.DEMO === 'on')
    throw new ConfigError(['DEMO must be off in production: everybody knows the passwords of the demo company']);
  const devInbox = (config.DEV_INBOX ?? (production ? 'off' : 'on')) === 'on';
  return { ...config, DEMO: config.DEMO ?? (production ? 'off' : 'on'), devInbox };
}

export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}
