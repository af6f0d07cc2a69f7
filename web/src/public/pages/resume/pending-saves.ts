import type { SavingState } from '../../../ui/use-saved-text.ts';

type Flush = () => Promise<boolean>;

const nothing: SavingState = { state: 'clean', savedAt: null, problem: undefined };
/** What is told of several forms: the first of these that one of them is in. */
const order = ['failed', 'saving', 'waiting', 'saved', 'clean'] as const;

/** What the forms of a page have not saved yet: whoever goes on waits for all of it, and the page says in one place how it stands. */
export class PendingSaves {
  readonly #forms = new Set<Flush>();
  readonly #states = new Map<string, SavingState>();
  readonly #listeners = new Set<() => void>();
  #all = nothing;

  /** Counts a form in; what is returned counts it out. */
  join(flush: Flush): () => void {
    this.#forms.add(flush);
    return () => void this.#forms.delete(flush);
  }

  /** Saves what waits, and tells whether all of it is saved. */
  async settle(): Promise<boolean> {
    const saved = await Promise.all([...this.#forms].map((flush) => flush()));
    return saved.every(Boolean);
  }

  /** A form tells how far it is. */
  tell(form: string, state: SavingState): void {
    this.#states.set(form, state);
    const states = [...this.#states.values()].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
    const savedAt = states.map((one) => one.savedAt ?? '').reduce((a, b) => (a > b ? a : b), '') || null;
    this.#all = { ...(states[0] ?? nothing), savedAt };
    for (const listener of this.#listeners) listener();
  }

  /** How far all of them are: the same object until one tells something else. */
  readonly read = (): SavingState => this.#all;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}
