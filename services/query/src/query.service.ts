import type {
  AccessLog,
  Admission,
  Caller,
  EventReader,
  FeedTokens,
  Logger,
  OpenEvents,
  ReadRecorder,
  ServedFiles,
  SignIns,
  ViewStore,
  WebhookDeliveries,
} from '@talentlog/runtime';
import { whose } from './access/whose.ts';
import type { QueryContext } from './bus/query-context.ts';
import { KeptSettings } from './company-settings/index.ts';
import type { IntegritySeen } from './history/index.ts';
import { type LiveChange, LiveHub, type LiveLimits, usualLiveLimits } from './live/index.ts';
import { openViews, type Views } from './open-views.ts';
import { type Projectors, startProjectors } from './projection/index.ts';
import { projectors } from './projectors.ts';
import { readOnce } from './views/read-once.ts';

export interface QueryParts {
  readonly store: EventReader;
  readonly open: OpenEvents;
  readonly views: ViewStore;
  readonly files: ServedFiles;
  readonly logger: Logger;
  /** Who of the staff read about whom, and what writes it down. */
  readonly accessLog: AccessLog;
  readonly reads: ReadRecorder;
  /** Knows whether the log is untampered. */
  readonly integrity: IntegritySeen;
  /** What was sent to subscribers, and what waits. */
  readonly webhooks: Pick<WebhookDeliveries, 'list' | 'counts' | 'replay'>;
  readonly house: QueryContext['house'];
  /** Tokens of other systems, how often they may ask, and the address under which they find us. */
  readonly feed: {
    readonly tokens: FeedTokens;
    readonly limits: Pick<SignIns, 'take'>;
    readonly publicUrl: () => Promise<string>;
  };
  /** How many may listen to changes at once. */
  readonly liveLimits?: Partial<LiveLimits>;
  readonly clock?: () => Date;
}

/** The query side in one object: projectors running, questions answered. */
export class QueryService {
  readonly live: LiveHub;
  readonly views: Views;
  readonly settings: KeptSettings;
  private readonly clock: () => Date;

  private constructor(
    readonly parts: QueryParts,
    readonly projectors: Projectors,
  ) {
    this.views = openViews(parts.views);
    const limits = { ...usualLiveLimits, ...parts.liveLimits };
    this.live = new LiveHub((view, ids) => whose(view, ids, this.views), limits);
    this.settings = new KeptSettings(this.views);
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
      onChange: (change) => service?.changed(change),
      logger: parts.logger,
    });
    service = new QueryService(parts, running);
    return service;
  }

  private changed(change: LiveChange): void {
    if (change.view === this.views.settings.name) this.settings.outdated();
    this.live.publish(change);
  }

  async context(caller: Caller, admission: Admission): Promise<QueryContext> {
    const [now, settings] = [this.clock().toISOString(), await this.settings.now()];
    const views = openViews(readOnce(this.parts.views));
    return { views, caller, admission, now, settings, house: this.parts.house };
  }

  /** Whether every view has everything up to the position in time. */
  waitFor(position: string, timeoutMs: number): Promise<boolean> {
    if (position > this.position()) this.parts.store.look?.();
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
