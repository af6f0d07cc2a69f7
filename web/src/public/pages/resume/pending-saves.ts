type Flush = () => Promise<boolean>;

/** What the forms of a page have not saved yet: whoever goes on waits for all of it. */
export class PendingSaves {
  readonly #forms = new Set<Flush>();

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
}
