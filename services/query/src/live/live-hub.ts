/** One batch of changed rows, by view; carries ids only, never what is in them. */
export interface LiveChange {
  readonly view: string;
  readonly ids: readonly string[];
  readonly position: string;
}

type Listener = (change: LiveChange) => void;

/** Fans changes of views out to open screens. */
export class LiveHub {
  private readonly listeners = new Set<Listener>();
  private readonly closers = new Set<() => void>();

  publish(change: LiveChange): void {
    for (const listener of this.listeners) listener(change);
  }

  /** Returns the way to stop listening. `onClose` is called when the service stops. */
  listen(listener: Listener, onClose: () => void): () => void {
    this.listeners.add(listener);
    this.closers.add(onClose);
    return () => {
      this.listeners.delete(listener);
      this.closers.delete(onClose);
    };
  }

  close(): void {
    for (const close of [...this.closers]) close();
    this.listeners.clear();
    this.closers.clear();
  }
}
