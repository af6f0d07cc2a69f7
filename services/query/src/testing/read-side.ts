import {
  type EventName,
  type EventNamed,
  type QueryContract,
  type QueryName,
  queries,
  type Role,
} from '@talentlog/contracts';
import { defaultSettings } from '@talentlog/domain/fold';
import {
  admit,
  type Caller,
  type Generation,
  openMemoryEventStore,
  type Position,
  START,
  type ViewStore,
} from '@talentlog/runtime';
import { openSqliteViewStore } from '@talentlog/runtime/sqlite';
import type { AnyAnswer, Page, QueryContext, QueryHandlers, QueryResult } from '../http/query-context.ts';
import type { Projector, ViewEvent } from '../projection/index.ts';
import { projectors } from '../projectors.ts';
import { openViews } from '../views/open-views.ts';
import { handlersFor } from './handlers.ts';

/** Noon of a working day in Shanghai: when every question is asked, unless the test says another time. */
export const now = '2026-11-02T04:00:00.000Z';
/** A readable id: `id(7)` ends in 7 and is always the same. */
export const id = (n: number): string => `00000000-0000-4000-8000-${n.toString().padStart(12, '0')}`;

/** An event of a test's story. */
export interface Told {
  readonly stream: string;
  readonly type: EventName;
  readonly data: object;
  readonly at: string;
}

/** `happened('offer', id(1), 'OfferSent', {...})`: its data is checked against its contract by the compiler. */
export const happened = <K extends EventName>(
  aggregate: string,
  aggregateId: string,
  type: K,
  data: EventNamed<K>['data'],
  at = now,
): Told => ({ stream: `${aggregate}-${aggregateId}`, type, data, at });

/** Somebody of the staff who asks. */
export const staff = (accountId: string, ...roles: readonly Role[]): Caller => ({
  account: { accountId, jobSeekerId: undefined, name: '', identity: 'Staff', roles, signInId: 'sign-in' },
});
/** A signed-in person who asks. */
export const seeker = (accountId: string, jobSeekerId: string): Caller => ({
  account: { accountId, jobSeekerId, name: '', identity: 'JobSeeker', roles: ['JS'], signInId: 'sign-in' },
});

const position = (n: number): Position => String(n).padStart(START.length, '0') as Position;

const opened = ({ stream, type, data, at }: Told, n: number): ViewEvent => ({
  id: `event-${n}`,
  type,
  data: { ...data },
  at,
  stream,
  revision: 0,
  position: position(n),
  metadata: { actor: 'system:story', correlationId: '', causationId: '', commandId: '', commandName: '', at },
});

/** What an answer says, once it is one. */
type Said<N extends QueryName> =
  | { readonly data: QueryResult<N>; readonly page?: Page; readonly refused?: undefined }
  | { readonly data?: undefined; readonly page?: undefined; readonly refused: string };

/** The read side in memory, with the real projectors and the real answers: it is told a story and asked questions. */
export class ReadSide {
  /** Reads of the store since the last question began, by view. */
  reads: string[] = [];
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

  async ask<N extends QueryName>(name: N, params: object, caller: Caller, at = now): Promise<Said<N>> {
    const contract: QueryContract = queries[name];
    const admission = admit(contract.grants, caller);
    if ('code' in admission) return { refused: admission.code };
    this.reads = [];
    const views = openViews(counting(this.store, (view) => this.reads.push(view)));
    const context: QueryContext = { views, caller, admission, now: at, settings: defaultSettings };
    const answer: AnyAnswer = await this.handlers[name](contract.params.parse(params) as never, context);
    return answer as Said<N>;
  }

  close(): Promise<void> {
    return this.store.close();
  }
}

/** Events of a story as projectors see them. */
export const asEvents = (story: readonly Told[]): readonly ViewEvent[] =>
  story.map((event, index) => opened(event, index + 1));

/** The store, telling of each read. */
function counting(store: ViewStore, tell: (read: string) => void): ViewStore {
  const telling =
    <A extends readonly unknown[], T>(name: string, read: (view: string, ...rest: A) => T) =>
    (view: string, ...rest: A): T => {
      tell(`${name} ${view}`);
      return read(view, ...rest);
    };
  const told: Pick<ViewStore, 'get' | 'getMany' | 'list' | 'countBy'> = {
    get: telling('get', store.get.bind(store)),
    getMany: telling('getMany', store.getMany.bind(store)),
    list: telling('list', store.list.bind(store)),
    countBy: telling('countBy', store.countBy.bind(store)),
  };
  return Object.assign(Object.create(store), told);
}
