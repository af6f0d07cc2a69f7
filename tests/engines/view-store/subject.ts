import { expect } from '@jest/globals';
import type { Generation, ListQuery, ViewStore } from '@talentlog/runtime';
import { at, fill, people } from './people.ts';

/** How the link to an engine goes bad at one call; every call after it fails, too, until it heals, unless that one was only late. */
export type Fault = 'lost before' | 'lost after' | 'cut in half' | 'late';

/** A store behind a link that goes bad. */
export interface BadLink {
  readonly store: ViewStore;
  heal(): void;
}

/** A place that holds one store: opened again, it has what it had. */
export interface ViewStorePlace {
  open(): Promise<ViewStore>;
  /** Whether any byte the place keeps still holds this text; absent where that cannot be seen. */
  holds?(text: string): boolean | Promise<boolean>;
  /** Why nothing can be compacted there; absent where it can. */
  readonly keepsRoom?: string | undefined;
  /** One whose link goes bad after so many calls; absent where an engine lies within this process. */
  openBadly?(calls: number, fault: Fault): Promise<BadLink>;
  remove(): Promise<void>;
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
