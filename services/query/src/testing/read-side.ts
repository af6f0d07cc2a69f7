import { type QueryContract, type QueryName, queries } from '@talentlog/contracts';
import { defaultSettings } from '@talentlog/domain/fold';
import { admit, type Caller, type Generation, openMemoryEventStore, type ViewStore } from '@talentlog/runtime';
import { openSqliteViewStore } from '@talentlog/runtime/sqlite';
import type { AnyAnswer, House, Page, QueryContext, QueryHandlers, QueryResult } from '../bus/query-context.ts';
import { openViews } from '../open-views.ts';
import type { Projector, ViewEvent } from '../projection/index.ts';
import { projectors } from '../projectors.ts';
import { readOnce } from '../views/read-once.ts';
import { counting } from './counted-reads.ts';
import { handlersFor } from './handlers.ts';
import { now, opened, type Told } from './story.ts';

/** What an answer says, once it is one. */
type Said<N extends QueryName> =
  | { readonly data: QueryResult<N>; readonly page?: Page; readonly refused?: undefined }
  | { readonly data?: undefined; readonly page?: undefined; readonly refused: string };

/** The read side in memory, with the real projectors and the real answers: it is told a story and asked questions. */
export class ReadSide {
  /** Reads of the store since the last question began, by view. */
  reads: string[] = [];
  /** All that leaves the house does; nobody looks at what comes in. */
  house: House = {
    ...{ sms: true, mail: true, sap: true, address: true, scanner: false, inInbox: [] },
    origin: 'https://talent.example',
  };
  private readonly handlers: QueryHandlers;
  private told = 0;

  private constructor(
    readonly store: ViewStore,
    private readonly generations: ReadonlyMap<Projector, Generation>,
  ) {
    this.handlers = handlersFor(openMemoryEventStore(), async () => () => {
      throw new Error('the story has no log');
    });
  }

  static async open(wanted: readonly Projector[] = projectors): Promise<ReadSide> {
    const store = openSqliteViewStore({ file: ':memory:' });
    const generations = new Map<Projector, Generation>();
    for (const projector of wanted) {
      const [generation] = await store.open(projector);
      if (generation) generations.set(projector, generation);
    }
    return new ReadSide(store, generations);
  }

  /** Every projector takes the events, one after the other; answers how many rows each view wrote. */
  async tell(...story: readonly Told[]): Promise<Readonly<Record<string, number>>> {
    const events = story.map((event, index) => opened(event, this.told + index + 1));
    this.told += story.length;
    const written: Record<string, number> = {};
    for (const projector of this.generations.keys())
      for (const [view, ids] of await this.take(projector, events)) written[view] = ids.length;
    return written;
  }

  /** One projector takes the events in one batch. */
  async take(projector: Projector, events: readonly ViewEvent[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const generation = this.generations.get(projector);
    const last = events.at(-1);
    if (generation === undefined || last === undefined) return new Map();
    return generation.transact(last.position, async (writer) => {
      for (const event of events) if (projector.events.includes(event.type)) await projector.project(event, writer);
    });
  }

  async ask<N extends QueryName>(
    name: N,
    params: object,
    caller: Caller,
    at = now,
    settings = defaultSettings,
  ): Promise<Said<N>> {
    const contract: QueryContract = queries[name];
    const admission = admit(contract.grants, caller);
    if ('code' in admission) return { refused: admission.code };
    this.reads = [];
    const views = openViews(readOnce(counting(this.store, (view) => this.reads.push(view))));
    const context: QueryContext = { views, caller, admission, now: at, settings, house: async () => this.house };
    const answer: AnyAnswer = await this.handlers[name](contract.params.parse(params) as never, context);
    return answer as Said<N>;
  }

  close(): Promise<void> {
    return this.store.close();
  }
}
