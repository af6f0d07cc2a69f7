const longest = 300;

/** What went wrong, in words that may be shown to anybody: whatever looks like an address or a number of a person is left out. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/[^\s<>"']+/g, (word) => (word.indexOf('@') > 0 ? '…' : word))
    .replace(/\+?\d[\d -]{6,40}\d/g, '…')
    .slice(0, longest);

/** What a follower stands on; while one of them fails, it does not move. */
export type Ground = 'subscription' | 'checkpoints' | 'parked work' | 'log' | 'views' | 'timers';

/** What of a follower's ground fails now, and the last error it met. */
export class Troubles {
  private readonly failing = new Set<Ground>();
  private last: string | null = null;

  /** The reason, kept as the last error. */
  met(error: unknown): string {
    this.last = reasonOf(error);
    return this.last;
  }

  fails(ground: Ground, error: unknown): string {
    this.failing.add(ground);
    return this.met(error);
  }

  mended(ground: Ground): void {
    this.failing.delete(ground);
  }

  isFailing(): boolean {
    return this.failing.size > 0;
  }

  lastError(): string | null {
    return this.last;
  }
}
