import { type Clock, type Follower, type Generation, type LogPosition, START, systemClock } from '@talentlog/runtime';
import { Feed, type FeedReport } from './feed.ts';
import { LogReader } from './log-reader.ts';
import type { Projector } from './projector.ts';
import type { ProjectorOptions, ProjectorStatus, Projectors } from './projectors.ts';
import { rowsAbout } from './rows-about.ts';
import { Waiters } from './waiters.ts';
import { answering, fillingOf, followerOf, positionOf, type Work } from './work.ts';

const defaultBatch = 1000;
const largestBatch = 4000;
const countedLag = 1000;
const forever = 2 ** 31 - 1;
const tooLarge =
  'the views are not written anew: copies that their engine left of moved rows stay until they are rebuilt';

/** See `startProjectors`. */
export class Runner implements Projectors {
  private readonly works = new Map<string, Work>();
  private readonly waiters = new Waiters();
  private readonly reader: LogReader;
  private takingOver: Promise<void> = Promise.resolve();
  private opening: Promise<void> = Promise.resolve();

  private readonly clock: Clock;

  constructor(private readonly options: ProjectorOptions) {
    this.clock = options.clock ?? systemClock;
    const { store, open, logger, batchSize: limit = defaultBatch } = options;
    const onMoved = () => this.waiters.check();
    const onJoined = async (feed: Feed) => {
      const work = this.works.get(feed.projector.name);
      if (work?.build === feed) this.takingOver = this.takeOver(work, feed);
      else await feed.generation.finish().catch((error: unknown) => this.reader.tryLater(feed, error));
      return this.takingOver;
    };
    const most = options.batchSize ?? largestBatch;
    this.reader = new LogReader({ store, open, logger, clock: this.clock, limit, most, onMoved, onJoined });
  }

  async start(): Promise<void> {
    for (const projector of this.options.projectors) await this.open(projector, false);
  }

  private async open(projector: Projector, rebuild: boolean): Promise<void> {
    const before = this.works.get(projector.name);
    if (before?.build !== undefined) this.reader.drop(before.build);
    const [live, build] = await this.options.views.open(projector, { rebuild, filling: true });
    if (live === undefined) throw new Error(`no generation of ${projector.name}`);
    const feed = before?.feed ?? (live.current ? await this.feedOf(projector, live) : undefined);
    const successor = build && (await this.feedOf(projector, build));
    const work: Work = { projector, live, openedAt: await live.checkpoint(), feed, build: successor };
    this.works.set(projector.name, work);
    if (before === undefined && feed !== undefined) this.reader.add(feed);
    if (work.build !== undefined) this.reader.add(work.build);
  }

  private feedOf(projector: Projector, generation: Generation): Promise<Feed> {
    return Feed.open(projector, generation, (feed, report) => this.tell(feed, report));
  }

  private tell(feed: Feed, { changes, poison, isAnew }: FeedReport): void {
    const { name } = feed.projector;
    for (const { stream, position, eventId, type } of poison)
      this.options.logger.error({ projector: name, stream, position, eventId, type }, 'event parked');
    const { live } = this.work(name);
    if (feed.generation.number !== live.number) return;
    for (const [view, ids] of changes) this.change(view, ids, isAnew ? '' : feed.position());
  }

  private change(view: string, ids: readonly string[], position: LogPosition | ''): void {
    try {
      this.options.onChange?.({ view, ids, position });
    } catch (error) {
      this.options.logger.error({ view, error }, 'listener to changes failed');
    }
  }

  /** The build has caught up: queries read it from now on. Where that fails, what answered goes on and the build tries later. */
  private async takeOver(work: Work, build: Feed): Promise<void> {
    const { feed: old, projector } = work;
    if (old !== undefined) this.reader.rest(old);
    try {
      await build.save();
      await build.generation.goLive();
    } catch (error) {
      if (old !== undefined) this.reader.add(old);
      return this.reader.tryLater(build, error);
    }
    if (old !== undefined) this.reader.drop(old);
    work.live = build.generation;
    work.feed = build;
    work.build = undefined;
    const position = build.position();
    this.options.logger.info(
      { projector: projector.name, version: projector.version, position },
      'rebuilt views answer',
    );
    for (const { name } of projector.views) this.change(name, [], '');
    this.waiters.check();
  }

  waitFor(viewOrProjector: string, position: string, timeoutMs: number): Promise<boolean> {
    const keeps = ({ projector }: Work) => projector.views.some(({ name }) => name === viewOrProjector);
    const name = [...this.works.values()].find(keeps)?.projector.name ?? viewOrProjector;
    this.work(name);
    return this.waiters.wait(() => positionOf(this.work(name)) >= position, timeoutMs);
  }

  waitForAll(position: string, timeoutMs: number): Promise<boolean> {
    return this.waiters.wait(() => this.position() >= position, timeoutMs);
  }

  position(): LogPosition {
    const [lowest = START] = [...this.works.values()].map(positionOf).sort();
    return lowest;
  }

  async status(): Promise<readonly ProjectorStatus[]> {
    const { store } = this.options;
    const head = await store.head();
    const pages = new Map<LogPosition, ReturnType<typeof store.readAll>>();
    const statusOf = async (work: Work): Promise<ProjectorStatus> => {
      const position = positionOf(work);
      const page = pages.get(position) ?? store.readAll({ after: position, limit: countedLag });
      pages.set(position, page);
      const unseen = await page;
      return {
        name: work.projector.name,
        version: answering(work) === undefined ? 'outdated' : work.projector.version,
        position,
        lagEvents: unseen.length,
        lagMs: unseen[0] === undefined ? 0 : Math.max(0, this.clock.now() - Date.parse(unseen[0].recordedAt)),
        parked: (await work.live.parked()).length,
        building: work.build?.position(),
        filling: fillingOf(work, head),
      };
    };
    return Promise.all([...this.works.values()].map(statusOf));
  }

  async rebuild(name: string): Promise<void> {
    const { projector } = this.work(name);
    this.opening = this.opening.then(() => this.takingOver).then(() => this.open(projector, true));
    await this.opening;
    const done = await this.waiters.wait(() => this.work(name).build === undefined, forever);
    if (!done) throw new Error(`the rebuild of ${name} was interrupted; it goes on at the next start`);
  }

  async forget(person: string): Promise<void> {
    const { store, views } = this.options;
    // What was opened with the key comes to the rows before they are made anew, and not after.
    await this.reader.settled();
    const names = [...this.works.values()].flatMap(({ projector }) => projector.views.map(({ name }) => name));
    const rows = await rowsAbout(person, views, names);
    const streams = [...new Set(rows.map(({ view, id }) => `${view}-${id}`))];
    const recorded = (await Promise.all(streams.map((stream) => store.readStream(stream)))).flat();
    const events = await this.reader.logEvents(recorded.sort((a, b) => (a.position < b.position ? -1 : 1)));
    for (const { projector, feed, build } of this.works.values()) {
      const own = rows.filter(({ view }) => projector.views.some(({ name }) => name === view));
      for (const one of [feed, build]) await one?.tellAnew(own, events);
    }
    for (const name of names) await views.purge(name, []);
    if (!(await views.compact())) this.options.logger.warn({ person }, tooLarge);
  }

  followers(): readonly Follower[] {
    const { store, logger } = this.options;
    const { reader } = this;
    const read = async (stream: string) => reader.logEvents(await store.readStream(stream));
    return [...this.works.keys()].map((name) => followerOf(() => this.work(name), { reader, read, logger }));
  }

  async stop(): Promise<void> {
    this.waiters.callOff();
    await this.opening;
    await this.reader.stop();
    const feeds = [...this.works.values()].flatMap(({ feed, build }) => [feed, build]);
    for (const feed of feeds) {
      await feed?.save().catch((error: unknown) => {
        this.options.logger.warn({ projector: feed.projector.name, error }, 'checkpoint not saved');
      });
    }
  }

  private work(name: string): Work {
    const work = this.works.get(name);
    if (work === undefined) throw new RangeError(`no view or projector "${name}"`);
    return work;
  }
}
