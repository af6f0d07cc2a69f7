import type { LogPosition, SubscriptionMessage } from '../event-store/port.ts';

/** How a queue ended: its subscriber fell behind, or the subscription it was filled by ended, with an error where it failed. */
export type QueueEnd = { readonly kind: 'behind' } | { readonly kind: 'ended'; readonly error?: unknown };

/** Messages between a shared subscription and one of its subscribers. Bounded: past the limit they are dropped and the queue ends. */
export class SubscriberQueue {
  private waiting: SubscriptionMessage[] = [];
  private resume: (() => void) | undefined;
  private ended: QueueEnd | undefined;

  constructor(
    /** Types of events it wants; undefined for all. */
    readonly types: ReadonlySet<string> | undefined,
    /** Position of the last message that was put in; where the subscriber joined, at first. */
    public last: LogPosition,
    private readonly limit: number,
  ) {}

  /** False where the message did not fit: the subscriber has to read the log for itself. */
  put(message: SubscriptionMessage): boolean {
    if (this.waiting.length >= this.limit) {
      this.waiting = [];
      this.end({ kind: 'behind' });
      return false;
    }
    this.waiting.push(message);
    this.last = message.kind === 'event' ? message.event.position : message.position;
    this.wake();
    return true;
  }

  end(how: QueueEnd): void {
    this.ended ??= how;
    this.wake();
  }

  /** Everything that waits, in order, once there is something; how the queue ended once nothing waits any more. */
  async take(): Promise<readonly SubscriptionMessage[] | QueueEnd> {
    while (this.waiting.length === 0) {
      if (this.ended !== undefined) return this.ended;
      await new Promise<void>((resume) => {
        this.resume = resume;
      });
    }
    const taken = this.waiting;
    this.waiting = [];
    return taken;
  }

  private wake(): void {
    const { resume } = this;
    this.resume = undefined;
    resume?.();
  }
}
