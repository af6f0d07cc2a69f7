import { expect } from '@jest/globals';
import type { BatchWriter, Generation, ListQuery, Position, ProjectorSchema, Row, ViewStore } from '@talentlog/runtime';
import { START } from '@talentlog/runtime';

/** A place that holds one store: opened again, it has what it had. */
export interface ViewStorePlace {
  open(): Promise<ViewStore>;
  /** Whether any byte the place keeps still holds this text; absent where that cannot be seen. */
  holds?(text: string): boolean;
  remove(): Promise<void>;
}

export const at = (n: number): Position => String(n).padStart(START.length, '0') as Position;

export const people: ProjectorSchema = {
  name: 'people',
  version: 1,
  views: [
    {
      name: 'people',
      version: 1,
      columns: ['details.title', 'score', 'tags', 'hot', 'mixed', 'ownerId'],
      indexes: [['ownerId', 'score']],
      search: (row) => String(row.resume ?? ''),
    },
    { name: 'notes', version: 1, columns: [] },
  ],
};

export const rows: readonly Row[] = [
  {
    id: 'a',
    details: { title: '软件工程师' },
    score: 5,
    tags: ['急', 'java'],
    hot: true,
    mixed: 1,
    ownerId: 'o1',
    resume: '精通Java，做过软件工程',
  },
  {
    id: 'b',
    details: { title: '测试' },
    score: 3,
    tags: ['java'],
    hot: false,
    mixed: '1',
    ownerId: 'o1',
    resume: '软件测试 C++ 三年',
  },
  {
    id: 'c',
    details: { title: null },
    score: 9,
    tags: [],
    hot: true,
    mixed: true,
    ownerId: 'o2',
    resume: '擅长程序设计 JavaScript',
  },
  { id: 'd', score: -2, hot: false, mixed: null, ownerId: 'o2', resume: 'Résumé of 欧阳𠮷' },
];

export async function fill(writer: BatchWriter, some: readonly Row[] = rows): Promise<void> {
  for (const row of some) await writer.put('people', row);
}

/** Something that one waits for and another lets happen. */
export function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** The store under test, with the sample rows in it, made anew for each test. */
export class Subject {
  private constructor(
    readonly place: ViewStorePlace,
    public store: ViewStore,
    public generation: Generation,
  ) {}

  static async make(place: ViewStorePlace): Promise<Subject> {
    const store = await place.open();
    const [generation] = await store.open(people);
    if (generation === undefined) throw new Error('no generation');
    const subject = new Subject(place, store, generation);
    await generation.transact(at(1), (writer) => fill(writer));
    return subject;
  }

  async reopen(): Promise<void> {
    await this.store.close();
    this.store = await this.place.open();
  }

  async reopenAll(): Promise<void> {
    await this.reopen();
    const [generation] = await this.store.open(people);
    if (generation === undefined) throw new Error('no generation');
    this.generation = generation;
  }

  /** Ids of the rows that a query finds, one after the other; all of them must be on the page. */
  async ids(query: Partial<ListQuery>): Promise<string> {
    const { rows: page, total } = await this.store.list('people', { limit: 10, ...query });
    expect(total).toBe(page.length);
    return page.map(({ id }) => id).join('');
  }

  async remove(): Promise<void> {
    await this.store.close();
    await this.place.remove();
  }
}
