import { z } from 'zod';
import { key, networks, onOff, port, text, url } from '../kinds.ts';

const command = ['command'] as const;
const listening = ['command', 'web'] as const;
/** Who opens stores in the folder. */
const onFolder = ['command', 'query', 'notifier', 'sap-bridge'] as const;

/** A path would be put before each, and a name and password be shown to whoever reads the settings. */
const isOrigin = (given: string): boolean => /^https?:\/\/[^/?#@\s]+\/?$/.test(given) && URL.canParse(given);

/** Where it runs and who reaches it. */
export const serverKeys = {
  PORT: key(port.default(8080), { what: 'Port it listens on; `0` takes any free one.', of: listening }),
  HOST: key(z.string().default('127.0.0.1'), { what: 'Address it listens on.', of: listening }),
  PUBLIC_URL: key(url.transform((given) => new URL(given).origin).optional(), {
    what: 'Origin written into links of mails, SMS and pages, whatever `Host` a request has; with `https:` browsers are told to come by it alone; demanded in production.',
    otherwise: 'the address it listens on',
    of: listening,
    as: 'https://talent.example.com',
  }),
  UPSTREAM_URL: key(
    z.string().refine(isOrigin, { error: 'an address as http://host:8080, with nothing behind it' }).optional(),
    {
      what: 'Where `web` started alone passes on what is no file of its own ([how](../how-to/run-services-apart.md)); demanded of it. Who runs there names `web` in its `TRUSTED_PROXIES`.',
      of: ['web'],
      as: 'http://command.internal:8080',
    },
  ),
  TRUSTED_PROXIES: key(networks.default([]), {
    what: 'Networks of your proxies: their `X-Forwarded-For` tells a request’s address; IPv6 counts per /64.',
    otherwise: 'nobody is believed',
    of: listening,
    as: '10.0.0.0/8, 2001:db8::/32',
  }),
  METRICS_FROM: key(networks.default(['127.0.0.0/8', '::1']), {
    what: 'Networks that may read `/api/metrics`; for everybody else the page is not there.',
    of: command,
  }),
  DATA_DIR: key(z.string().min(1, { error: 'a folder' }).default('./data'), {
    what: 'Folder of the log, views, keys and files, also for `verify`, `backup`, `restore` and `renew` where none is named.',
    of: onFolder,
  }),
  NODE_ENV: key(z.string().default('development'), {
    what: '`production` turns demo company and dev inbox off and demands `PUBLIC_URL`, `SMTP_HOST` and `SMTP_FROM`.',
  }),
  LOG_LEVEL: key(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
        error: 'fatal, error, warn, info, debug or silent',
      })
      .default('warn'),
    { what: 'How much it says on standard error: `fatal`, `error`, `warn`, `info`, `debug`, `silent`.' },
  ),
  DEV_INBOX: key(onOff.optional(), {
    what: 'Shows every mail and SMS at `/dev/inbox`; what no provider is configured for ends there.',
    otherwise: '`on`, off in production',
    of: ['command', 'notifier'],
  }),
  CLAMD_HOST: key(text.optional(), {
    what: 'Virus scanner for uploads; without one the health page tells administrators.',
    otherwise: 'no scanner',
    of: ['command', 'query'],
  }),
  CLAMD_PORT: key(port.default(3310), { what: 'Port of the virus scanner.', of: command }),
};
