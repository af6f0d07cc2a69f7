import type { SignIns } from '@talentlog/runtime';
import { belongings } from '../../support/belongings.ts';

export const minute = 60_000;
export const now = Date.UTC(2026, 10, 21);

/** Where an adapter keeps the sign-ins of one test. */
export interface SignInsPlace {
  open(): Promise<SignIns>;
  /** Lines of JavaScript for a process of its own that opens the same place as `store`. */
  readonly opening: string;
  /** Whether these characters stand anywhere in what is stored; the store is closed meanwhile. */
  holds(text: string): Promise<boolean>;
  remove(): Promise<void>;
}

/** The store under test in its place, and other processes on the same place. */
export class Subject {
  private readonly own = belongings();

  private constructor(
    private readonly place: SignInsPlace,
    public store: SignIns,
  ) {}

  static async make(place: SignInsPlace): Promise<Subject> {
    return new Subject(place, await place.open());
  }

  /** A second store on the same place, in this process. */
  another(): Promise<SignIns> {
    return this.place.open();
  }

  async reopen(): Promise<void> {
    await this.store.close();
    this.store = await this.place.open();
  }

  async holds(text: string): Promise<boolean> {
    await this.store.close();
    const found = await this.place.holds(text);
    this.store = await this.place.open();
    return found;
  }

  /** Runs the same body of an async function in two processes at once; each answers one JSON value. */
  async inTwoProcesses<T>(program: string): Promise<T[]> {
    const source = `${this.place.opening}
      const answer = await (async () => { ${program} })();
      await store.close();
      process.stdout.write(JSON.stringify(answer));`;
    const run = () => this.own.run(process.execPath, ['--input-type=module', '-e', source]);
    return (await Promise.all([run(), run()])).map((printed) => JSON.parse(printed) as T);
  }

  async remove(): Promise<void> {
    await this.own.release();
    await this.store.close();
    await this.place.remove();
  }
}
