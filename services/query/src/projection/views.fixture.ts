import { join } from 'node:path';
import { beforeEach, expect } from '@jest/globals';
import {
  dumpViews,
  type EventStore,
  type Follower,
  openMemoryEventStore,
  silentLogger,
  type ViewStore,
} from '@talentlog/runtime';
import { openSqliteViewStore } from '@talentlog/runtime/sqlite';
import { ownOfEachTest } from '../../../../tests/support/own.ts';
import { type ProjectorOptions, type Projectors, startProjectors } from './index.ts';
import { jobs, people } from './sample-projectors.fixture.ts';
import { openPlain } from './samples.fixture.ts';

const allViews = ['job', 'person', 'jobTitle'];
/** Longest wait for a view: enough on a busy machine. */
export const soon = 10_000;

export const follower = (projectors: Projectors, name: string): Follower => {
  const found = projectors.followers().find((one) => one.name === name);
  if (found === undefined) throw new Error(`no follower ${name}`);
  return found;
};

/** A log in memory and views in files, projected by the sample projectors: made anew for each test of the file. */
export class ProjectedViews {
  store: EventStore = openMemoryEventStore();
  private readonly own = ownOfEachTest();
  private folder = '';
  private opened: ViewStore | undefined;
  private files = 0;

  constructor() {
    beforeEach(() => {
      this.folder = this.own.folder();
      this.store = openMemoryEventStore();
      this.own.closes(() => this.store.close());
      this.opened = this.openViews();
    });
  }

  get views(): ViewStore {
    if (this.opened === undefined) throw new Error('no test is running');
    return this.opened;
  }

  /** Starts the projectors on the views, or with other options. */
  async run(options: Partial<ProjectorOptions> = {}): Promise<Projectors> {
    const projectors = await startProjectors({
      store: this.store,
      views: this.views,
      projectors: [jobs, people],
      open: async () => openPlain,
      logger: silentLogger,
      ...options,
    });
    this.own.closes(() => projectors.stop());
    return projectors;
  }

  async caughtUp(projectors: Projectors): Promise<void> {
    expect(await projectors.waitForAll(await this.store.head(), soon)).toBe(true);
  }

  /** Every row, as text. */
  dump(): Promise<string> {
    return dumpViews(this.views, allViews);
  }

  /** The same from views that are filled anew from the log. */
  async rebuilt(batchSize: number): Promise<string> {
    const other = this.openViews();
    const projectors = await this.run({ views: other, batchSize });
    await this.caughtUp(projectors);
    await projectors.stop();
    return dumpViews(other, allViews);
  }

  private openViews(): ViewStore {
    this.files += 1;
    const views = openSqliteViewStore({ file: join(this.folder, `views-${this.files}.db`) });
    this.own.closes(() => views.close());
    return views;
  }
}
