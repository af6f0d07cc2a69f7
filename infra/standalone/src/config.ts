import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const onOff = z.enum(['on', 'off']);

/** Everything that can be set from outside, from the environment. Each message says what to put there instead. */
const Environment = z.object({
  PORT: port.default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  /** `off` starts an empty company with one administrator. */
  DEMO: onOff.default('on'),
  /** Shows every mail and SMS at /dev/inbox; off in production. */
  DEV_INBOX: onOff.optional(),
  /** Hours in which no SMS leaves (22 to 8 in Shanghai); by default off where messages end in the dev inbox. */
  SMS_QUIET_HOURS: onOff.optional(),
  NODE_ENV: z.string().default('development'),
  ADMIN_PASSWORD: z.string().min(8).max(24).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  PUBLIC_URL: z.url().optional(),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: port.default(587),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_FROM: z.string().default('recruit@yunling.example'),
  CLAMD_HOST: z.string().optional(),
  CLAMD_PORT: port.default(3310),
  HR_CORE_URL: z.url().optional(),
  HR_CORE_CLIENT_ID: z.string().default('talentlog'),
  HR_CORE_COMPANY_ID: z.string().default('TALENTLOG'),
  HR_CORE_CLIENT_SECRET: z.string().default('talentlog-development'),
  WRITES_PER_ADDRESS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  CODES_PER_ADDRESS_PER_HOUR: z.coerce.number().int().min(1).default(60),
});

export type Config = z.infer<typeof Environment> & { readonly devInbox: boolean };

/** The checked configuration. Throws ConfigError naming each wrong variable and what is expected of it. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const config = parsed.data;
  const devInbox = (config.DEV_INBOX ?? (config.NODE_ENV === 'production' ? 'off' : 'on')) === 'on';
  if (config.NODE_ENV === 'production' && !config.SMTP_HOST)
    throw new ConfigError(['SMTP_HOST: set it in production, mail must go somewhere']);
  return { ...config, devInbox };
}

export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`the configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}
