import type { Collection, Db } from 'mongodb';

/** A document of a store, known by a text. */
export interface Named {
  readonly _id: string;
}

/** One name of several parts; equal parts give equal names, and no others do. */
export const nameOf = (...parts: readonly (string | number)[]): string => JSON.stringify(parts);

/** The collections of one store. Whatever asks for one after it was closed is refused; the connection is not its own and stays open. */
export class Place {
  private closed = false;

  constructor(
    private readonly db: Db,
    private readonly store: string,
  ) {}

  of<T extends Named>(name: string): Collection<T> {
    if (this.closed) throw new Error(`${this.store}: closed`);
    return this.db.collection<T>(name);
  }

  close(): void {
    this.closed = true;
  }
}
