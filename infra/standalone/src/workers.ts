import { type CommandService, fireTimer, lookInto, startUploadUpkeep } from '@talentlog/command';
import {
  confinement,
  createResumeParser,
  type Follower,
  guardedHrCore,
  type HrCore,
  type Logger,
  linkTokens,
  startTimerLoop,
  systemClock,
  type TimerLoop,
} from '@talentlog/runtime';
import type { Config } from './config.ts';
import { startFollowers } from './followers/start-followers.ts';
import { createLinks, createLookup } from './lookup.ts';
import type { Storage } from './storage.ts';

/** What goes on by itself once the company runs. */
export interface Workers {
  readonly followers: readonly Follower[];
  readonly timerLoop: TimerLoop;
  stop(): Promise<void>;
}

interface WorkersParts {
  readonly config: Config;
  readonly storage: Storage;
  readonly command: CommandService;
  readonly logger: Logger;
  /** Origin of the links in messages. */
  readonly url: string;
  readonly hrCore: HrCore;
}

/** Starts the timers and all that follows the log and has effects. */
export function startWorkers(parts: WorkersParts): Workers {
  const { storage, command, logger } = parts;
  const { timers } = storage;
  const parser = createResumeParser();
  void confinement(); // tried before the first file comes
  const timerLoop = startTimerLoop({ timers, clock: systemClock, fire: fireTimer(command.client), logger });
  const { files, scan, uploads: register } = storage;
  const upkeep = startUploadUpkeep({ files, scan, register, logger });
  const followers = startFollowers({
    company: { 'zh-CN': '云岭网络', 'en-US': 'Yunling Networks' },
    store: storage.store,
    open: storage.open,
    checkpoints: storage.checkpoints,
    logger,
    commands: command.client,
    look: lookInto(command.cache),
    timers,
    credentials: storage.credentials,
    files,
    scan,
    register,
    parser,
    mailer: storage.mailer,
    smsGateway: storage.sms,
    lookup: createLookup(command.cache),
    links: createLinks(parts.url, linkTokens(storage.secret)),
    hrCore: guardedHrCore(parts.hrCore, storage.peers.hrCore),
  });
  return {
    followers,
    timerLoop,
    async stop() {
      await Promise.allSettled([...followers, timerLoop, upkeep].map((worker) => worker.stop()));
      await parser.close();
    },
  };
}
