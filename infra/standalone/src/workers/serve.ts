import { fireTimer, foldsOf, lookInto, startUploadUpkeep } from '@talentlog/command/workers';
import {
  type CommandClient,
  confinement,
  createResumeParser,
  guardedBy,
  guardedHrCore,
  type Line,
  linkTokens,
  startTimerLoop,
  systemClock,
} from '@talentlog/runtime';
import { followersHere } from '../followers/health.ts';
import { hrCoreAt } from '../hr-core.ts';
import { createLogger } from '../logger.ts';
import type { Opened } from '../threads/program.ts';
import type { WorkersHost, WorkersReport, WorkersStart } from '../threads/sides.ts';
import { createLinks, createLookup } from './lookup.ts';
import { startFollowers } from './start-followers.ts';
import { openWorkersStorage } from './storage.ts';

/** Opens the stores, and starts the timers and all that follows the log and has effects. Messages have links, so the origin is waited for. */
export async function serveWorkers(
  { config }: WorkersStart,
  host: Pick<Line<WorkersHost>, 'ask' | 'tell'>,
  origin: () => Promise<string>,
): Promise<Opened<WorkersReport>> {
  const logger = createLogger(config);
  const guard = guardedBy((fault, error) => host.tell('diskSaid', fault, String(error)));
  const storage = await openWorkersStorage(config, guard);
  const { store, open, timers, files, scan, register, peers, log } = storage;
  const commands: CommandClient = { execute: (request) => host.ask('execute', request) };
  const folds = foldsOf(store, open);
  const hrCore = hrCoreAt(await host.ask('hrCoreUrl'), config);
  const links = createLinks(await origin(), linkTokens(storage.secret));
  const parser = createResumeParser();
  void confinement(); // tried before the first file comes
  const timerLoop = startTimerLoop({ timers, clock: systemClock, fire: fireTimer(commands), logger });
  const upkeep = startUploadUpkeep({ files, scan, register, logger });
  const followers = startFollowers({
    ...{ store, open, timers, files, scan, register, logger, commands, parser },
    company: { 'zh-CN': '云岭网络', 'en-US': 'Yunling Networks' },
    checkpoints: storage.checkpoints,
    look: lookInto(folds),
    credentials: storage.credentials,
    mailer: storage.mailer,
    smsGateway: storage.sms,
    lookup: createLookup(folds),
    links,
    hrCore: guardedHrCore(hrCore, peers.hrCore),
  });
  const here = followersHere(store, () => followers);
  return {
    retry: here.retry,
    discard: here.discard,
    announce: () => log.announce(),
    hush: () => undefined,
    async report() {
      const head = await store.head();
      const outside = Object.values(peers).map((peer) => peer.status());
      return { head, followers: await here.told(), timers: timerLoop.status(), peers: outside };
    },
    forget: async () => folds.forget(),
    async stop() {
      await Promise.allSettled([...followers, timerLoop, upkeep].map((worker) => worker.stop()));
      await parser.close();
      await storage.close();
    },
  };
}
