import { defaultSettings, type Settings } from '@talentlog/domain/fold';
import type {
  AccessLog,
  Admission,
  Caller,
  EventStore,
  Logger,
  OpenEvents,
  ReadRecorder,
  ServedFiles,
  ViewStore,
} from '@talentlog/runtime';
import { whose } from './access/whose.ts';
import type { QueryContext } from './http/query-context.ts';
import { LiveHub } from './live/live-hub.ts';
import { type LiveLimits, usualLiveLimits } from './live/live-places.ts';
import { type Projectors, startProjectors } from './projection/index.ts';
import { projectors } from './projectors.ts';
import { openViews, type Views } from './views/open-views.ts';

export interface QueryParts {
  readonly store: EventStore;
  readonly open: OpenEvents;
  readonly views: ViewStore;
  readonly files: ServedFiles;
  readonly logger: Logger;
  /** Who of the staff read about whom, and what writes it down. */
  readonly accessLog: AccessLog;
  readonly reads: ReadRecorder;
  /** Runs the tamper check of the log. */
  readonly verify: () => Promise<IntegrityResult>;
  readonly settings?: Settings;
  /** How many may listen to changes at once. */
  readonly liveLimits?: Partial<LiveLimits>;
  readonly clock?: () => Date;
}

export interface IntegrityResult {
  readonly ok: boolean;
  readonly checked: number;
  readonly head: string;
  readonly firstBad: { readonly position: string; readonly why: string } | null;
}

/** The query side in one object: projectors running, questions answered. */
export class QueryService {
  readonly live: LiveHub;
  readonly views: Views;
  private readonly settings: Settings;
  private readonly clock: () => Date;

  private constructor(
    readonly parts: QueryParts,
    readonly projectors: Projectors,
  ) {
    this.views = openViews(parts.views);
    const limits = { ...usualLiveLimits, ...parts.liveLimits };
    this.live = new LiveHub((view, ids) => whose(view, ids, this.views), limits);
    this.settings = parts.settings ?? defaultSettings;
    this.clock = parts.clock ?? (() => new Date());
  }

  /** Starts the projectors; what they missed while the service was down is caught up beside the first answers. */
  static async start(parts: QueryParts): Promise<QueryService> {
    let service: QueryService | undefined;
    const running = await startProjectors({
      store: parts.store,
      views: parts.views,
      projectors,
      open: parts.open,
      onChange: (change) => service?.live.publish(change),
      logger: parts.logger,
    });
    service = new QueryService(parts, running);
    return service;
  }

  context(caller: Caller, admission: Admission): QueryContext {
    return { views: this.views, caller, admission, now: this.clock().toISOString(), settings: this.settings };
  }

  /** Whether every view has everything up to the position in time. */
  waitFor(position: string, timeoutMs: number): Promise<boolean> {
    return this.projectors.waitForAll(position, timeoutMs);
  }

  /** Everything up to here is in every view. */
  position(): string {
    return this.projectors.position();
  }

  /** The person's key was destroyed: what rows and search knew of them goes, too. */
  forget(person: string): Promise<void> {
    return this.projectors.forget(person);
  }

  async stop(): Promise<void> {
    this.live.close();
    await this.projectors.stop();
    await this.parts.reads.stop();
  }
}
