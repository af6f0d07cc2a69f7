import {
  type ErasureHost,
  fireTimer,
  foldsOf,
  lookInto,
  type RetentionParts,
  startRetention,
  startUploadUpkeep,
  type UploadUpkeepParts,
} from '@talentlog/command/workers';
import { confinement } from '@talentlog/file-readers';
import { createResumeParser } from '@talentlog/resume-parser';
import {
  type CommandClient,
  guardedBy,
  guardedHrCore,
  type Line,
  LineBroken,
  linkTokens,
  orTryAgain,
  startTimerLoop,
  systemClock,
  type Timers,
  unsubscribeTokens,
} from '@talentlog/runtime';
import { followersHere } from '../followers/health.ts';
import { hrCoreAt } from '../hr-core.ts';
import { openBus } from '../kafka/open.ts';
import { startPublisher } from '../kafka/publisher.ts';
import { createLogger } from '../logger.ts';
import { sentBy } from '../mail/sender.ts';
import { threadMetrics } from '../metrics/calls.ts';
import { openTelemetry } from '../telemetry.ts';
import type { Opened } from '../threads/program.ts';
import type { WorkersHost, WorkersReport, WorkersStart } from '../threads/sides.ts';
import { dueTimers } from './due-timers.ts';
import { companyNamed, companySigned, createLinks, createLookup } from './lookup.ts';
import { startFollowers } from './start-followers.ts';
import { openWorkersStorage } from './storage.ts';
import { startWebhooking } from './webhook-calls.ts';

/** Opens the stores, and starts what follows the log and has effects. Messages have links, so the origin is waited for. */
export async function serveWorkers(
  { config, groups }: WorkersStart,
  host: Pick<Line<WorkersHost>, 'ask' | 'tell'>,
  origin: () => Promise<string>,
): Promise<Opened<WorkersReport>> {
  const logger = createLogger(config);
  const telemetry = await openTelemetry(config, groups.length === 1 ? (groups[0] ?? '') : 'workers', logger);
  const hrCore = hrCoreAt(config.HR_CORE_URL ?? (await host.ask('hrCoreUrl')), config);
  const reachedBy = await origin();
  const guard = guardedBy((fault, error) => host.tell('diskSaid', fault, String(error)));
  const storage = await openWorkersStorage(config, guard, logger);
  const { store, open, timers, files, scan, register, peers, log } = storage;
  const commands = commandsAt(host);
  // Keys that cannot be had now say nothing about the event that is looked into: it is tried again.
  const folds = foldsOf(store, (events) => orTryAgain(open(events), 'the keys'));
  const parser = createResumeParser();
  const ticking = groups.includes('processes')
    ? startTicking({ timers, files, scan, register, logger, commands, store, folds, inbox: storage.inbox })
    : [];
  const bus = groups.includes('processes') ? await openBus(config) : undefined;
  const followers = startFollowers(
    {
      ...{ store, open, timers, files, scan, register, logger, commands, parser },
      company: companySigned(folds),
      checkpoints: storage.checkpoints,
      look: lookInto(folds, store),
      credentials: storage.credentials,
      signIns: storage.signIns,
      inbox: storage.inbox,
      folds,
      erasure: erasureAt(host),
      mailer: sentBy(storage.mailer, companyNamed(folds)),
      smsGateway: storage.sms,
      ...(storage.smsParts.ask === undefined ? {} : { askSms: storage.smsParts.ask }),
      lookup: createLookup(folds, store),
      links: createLinks(reachedBy, linkTokens(storage.secret), unsubscribeTokens(storage.secret)),
      hrCore: guardedHrCore(hrCore.core, peers.hrCore),
    },
    groups,
  );
  const publisher =
    bus && startPublisher({ config, bus, origin: reachedBy, store, open, checkpoints: storage.checkpoints, logger });
  const webhooks = groups.includes('notifier')
    ? startWebhooking({ config, storage, folds, commands, logger, origin: reachedBy })
    : undefined;
  const besides = [publisher, webhooks?.follower].filter((one) => one !== undefined);
  const all = [...followers, ...besides];
  const here = followersHere(store, () => all);
  return {
    retry: here.retry,
    discard: here.discard,
    announce: (head) => log.announce(head),
    hush: () => undefined,
    async report() {
      const head = await store.head();
      const outside = [...Object.values(peers), ...storage.filesPeers].map((peer) => peer.status());
      if (publisher !== undefined) outside.push(publisher.bus());
      const absent = groups.includes('sap-bridge') ? hrCore.absent : {};
      const loop = ticking[0]?.status();
      const told = { spans: telemetry.counts(), measured: await threadMetrics(), followers: await here.told() };
      const ticked = loop ? { timers: loop, due: await dueTimers(timers, Date.now()) } : {};
      const called = webhooks ? { webhooks: await webhooks.status() } : {};
      return { head, peers: outside, absent, ...told, ...ticked, ...called };
    },
    forget: async () => folds.forget(),
    async stop() {
      await Promise.allSettled([...all, ...ticking].map((worker) => worker.stop()));
      await Promise.all([parser.close(), bus?.close()]);
      await storage.close();
      await telemetry.stop();
    },
  };
}

/** The command port; while the commands are away, a wish is answered as one that cannot be stored now. */
const commandsAt = (host: Pick<Line<WorkersHost>, 'ask'>): CommandClient => ({
  execute: (request) =>
    host.ask('execute', request).catch((error: unknown) => {
      if (error instanceof LineBroken) return { ok: false, code: 'common.unavailable', status: 503 };
      throw error;
    }),
});

/** What is asked of the commands while a person is erased. */
const erasureAt = (host: Pick<Line<WorkersHost>, 'ask'>): ErasureHost => ({
  noteErasure: (person, files) => host.ask('noteErasure', person, files),
  destroyKey: (person) => host.ask('destroyKey', person),
});

/** What goes on by the clock: timers, the upkeep of uploads, and who was kept long enough. */
function startTicking(parts: UploadUpkeepParts & RetentionParts & { readonly timers: Timers }) {
  const { timers, commands, logger } = parts;
  void confinement(); // tried before the first file comes
  const loop = startTimerLoop({ timers, clock: systemClock, fire: fireTimer(commands), logger });
  const upkeep = startUploadUpkeep(parts);
  const retention = startRetention(parts);
  return [
    { status: loop.status, stop: async () => void (await Promise.all([loop.stop(), upkeep.stop(), retention.stop()])) },
  ] as const;
}
