import { callersOf } from '@talentlog/command/callers';
import { QueryService } from '@talentlog/query';
import { feedTokens, guardedBy, type Line, startReadRecorder } from '@talentlog/runtime';
import { companySeen } from '../company-accounts.ts';
import { followersHere } from '../followers/health.ts';
import { watchViews } from '../integrity/views-watch.ts';
import { createLogger } from '../logger.ts';
import { threadMetrics } from '../metrics/calls.ts';
import { inInboxOf } from '../reach.ts';
import { openTelemetry } from '../telemetry.ts';
import type { Opened } from '../threads/program.ts';
import type { QueryHost, QueryReport, QueryStart } from '../threads/sides.ts';
import { createQueryHttp } from './http.ts';
import { openQueryStorage } from './storage.ts';

/** Opens the stores, starts the projectors, and answers questions at the socket. */
export async function serveQueries(
  { config, doorway }: QueryStart,
  host: Pick<Line<QueryHost>, 'ask' | 'tell'>,
  origin: () => Promise<string>,
): Promise<Opened<QueryReport>> {
  const logger = createLogger(config);
  const telemetry = await openTelemetry(config, 'query', logger);
  const guard = guardedBy((fault, error) => host.tell('diskSaid', fault, String(error)));
  const { close, log, openShadowViews, peers, secret, signIns, ...storage } = await openQueryStorage(
    config,
    guard,
    logger,
  );
  const { store, open } = storage;
  const query = await QueryService.start({
    ...storage,
    logger,
    liveLimits: { inAll: config.LIVE_CONNECTIONS },
    reads: startReadRecorder({ log: storage.accessLog, logger }),
    integrity: { last: () => host.ask('lastIntegrity'), check: () => host.ask('checkIntegrity') },
    feed: { tokens: feedTokens(secret), limits: signIns, publicUrl: async () => config.PUBLIC_URL ?? origin() },
    house: async () => ({
      ...(await host.ask('reach')),
      scanner: config.CLAMD_HOST !== undefined,
      inInbox: inInboxOf(config),
      origin: await origin(),
    }),
  });
  const viewsWatch = watchViews({ query, openShadow: openShadowViews, everySeconds: config.VIEWS_CHECK_SECONDS });
  const callers = callersOf({ store, open, signIns, secret, devInbox: config.devInbox, company: companySeen(config) });
  const app = await createQueryHttp({ config, query, callers, logger, origin, key: doorway.key });
  await app.init();
  await app.getHttpAdapter().getInstance().listen({ path: doorway.socketPath });
  const followers = followersHere(store, () => query.projectors.followers());
  return {
    retry: followers.retry,
    discard: followers.discard,
    announce: (head) => log.announce(head),
    hush: () => query.live.close(),
    async report() {
      const head = await store.head();
      const [told, projectors] = await Promise.all([followers.told(), query.projectors.status()]);
      return {
        head,
        followers: told,
        projectors,
        accessLog: query.parts.reads.status(),
        views: viewsWatch.status(),
        peers: peers.map((peer) => peer.status()),
        spans: telemetry.counts(),
        measured: await threadMetrics(),
      };
    },
    async forget(person) {
      callers.forget();
      await query.forget(person);
    },
    async stop() {
      query.live.close();
      await app.close();
      await viewsWatch.stop();
      await query.stop();
      await close();
      await telemetry.stop();
    },
  };
}
