import type { Reach } from '@talentlog/contracts';
import type { CallerResolver } from '@talentlog/runtime';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { isGrantedSoon } from './granted-soon.ts';
import type { Storage } from './storage.ts';

interface Outside {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'SMTP_HOST' | 'SMS_PROVIDER'>;
  readonly storage: Pick<Storage, 'sms' | 'mailer'>;
  /** Where new hires go; undefined where there is nothing. */
  readonly hrCoreUrl: string | undefined;
}

/** What leaves the house. What ends in the dev inbox is opened on this machine, where every link leads somewhere. */
export const reachOf = ({ config, storage: { sms, mailer }, hrCoreUrl }: Outside): Reach => ({
  sms: sms.absent === undefined,
  mail: mailer.absent === undefined,
  sap: hrCoreUrl !== undefined,
  address: config.PUBLIC_URL !== undefined || (!config.SMTP_HOST && config.SMS_PROVIDER === undefined),
});

/** What of it goes no further than the dev inbox. */
export const inInboxOf = (config: Pick<Config, 'devInbox' | 'SMTP_HOST' | 'SMS_PROVIDER'>): ('mail' | 'sms')[] =>
  (['mail', 'sms'] as const).filter(
    (one) => config.devInbox && (one === 'mail' ? !config.SMTP_HOST : config.SMS_PROVIDER === undefined),
  );

/**
 * `GET /api/reach`: what leaves the house, for pages that say so before anybody types. It names no provider. Whether codes and mails
 * arrive is everybody's to know; what else the company has is told to those who work with candidates.
 */
export function reachRoute(server: FastifyInstance, reach: Reach, resolver: CallerResolver): void {
  const { sms, mail } = reach;
  server.get('/api/reach', async (request, reply) => {
    const data = (await isGrantedSoon('VIEW_JOB_SEEKER', request, resolver)) ? reach : { sms, mail };
    return reply.header('cache-control', 'no-store').send({ data });
  });
}
