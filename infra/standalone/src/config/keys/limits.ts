import { z } from 'zod';
import { count, key } from '../kinds.ts';

const command = ['command'] as const;
const seconds = z.coerce.number({ error: 'a number of seconds' });

/** How much one may ask of it. */
export const limitKeys = {
  WRITES_PER_ADDRESS_PER_MINUTE: key(count.default(1200), {
    what: 'How often one network address may send commands.',
    of: command,
  }),
  READS_PER_ADDRESS_PER_MINUTE: key(count.default(12_000), {
    what: 'How often one network address may read; health is never counted. Behind a proxy set `TRUSTED_PROXIES`, or all people are one address.',
    of: ['command', 'web'],
  }),
  PAGES_PER_ADDRESS_PER_MINUTE: key(count.default(1200), {
    what: 'How many pages one network address may have made here.',
    of: ['query'],
  }),
  CODES_PER_ADDRESS_PER_HOUR: key(count.default(60), {
    what: 'How many codes one network address may ask for.',
    of: command,
  }),
  LIVE_CONNECTIONS: key(count.default(2000), {
    what: 'How many open screens may listen to changes at once; 30 of one person.',
    of: ['query'],
  }),
  WEB_CONNECTIONS: key(count.default(10_000), {
    what: 'How many connections one `web` has with people at once, half of them with one address that is no proxy of yours; who comes over it is told to come again (503).',
    of: ['web'],
  }),
  UPSTREAM_CONNECTIONS: key(count.default(4000), {
    what: 'How many connections one `web` has to its upstream at once, half of them for one address; who waits 5 s for one is told to come again (503). More than `LIVE_CONNECTIONS`, each of which takes one.',
    of: ['web'],
  }),
  SLOW_REQUEST_SECONDS: key(seconds.min(1).max(120).default(10), {
    what: 'Time for the head of a request, and twice that for its body; a file may take longer while it comes.',
    of: ['command', 'web'],
  }),
  VIEWS_CHECK_SECONDS: key(seconds.min(0.01).max(86_400).default(600), {
    what: 'Time between two comparisons of views with the log, one projector’s each, in the background.',
    of: ['query'],
  }),
  BACKUP_MAX_AGE_HOURS: key(z.coerce.number({ error: 'a number of hours' }).min(1).max(8760).optional(), {
    what: 'An older last backup than this, or none, makes the health page `degraded` by `backup`, and no copy of the keys by `keysBackup`; told and no more where it is not set.',
    of: command,
  }),
  UPLOAD_MB_PER_PERSON_PER_DAY: key(count.default(300), {
    what: 'Megabytes that one person may upload in a day.',
    of: command,
  }),
  UPLOAD_MB_PER_DAY: key(count.default(50_000), { what: 'Megabytes that all together may.', of: command }),
};
