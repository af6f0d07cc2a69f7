import type { PartCause } from '@talentlog/contracts';
import { Line, LineBroken, type Logger, type LogPosition } from '@talentlog/runtime';
import type { Followers } from '../followers/health.ts';
import type { PartStatus } from '../health/judged.ts';
import type { Kept } from './kept.ts';
import type { Report, ThreadSide } from './sides.ts';

interface JoinedParts {
  readonly name: string;
  readonly logger: Logger;
  /** What it may ask of this process. */
  readonly mine: object;
}

/** A service in a process of its own: it joins when it likes, is away when it ends, and may come again. */
export class JoinedService<R extends Report> implements Kept<R> {
  private line: Line<ThreadSide<R>> | undefined;
  private hangUp: () => void = () => undefined;
  /** The latest token that anybody came with. */
  private fence = 0;
  private waiting = 0;
  private open = false;
  private ends = 0;
  private origin: string | undefined;

  constructor(private readonly parts: JoinedParts) {}

  /** What it may ask of this process. */
  get mine(): object {
    return this.parts.mine;
  }

  /**
   * Somebody came as this service: it opens its stores, or is hung up on. Whoever is here with an earlier token is hung up on: they were taken
   * for gone. False where somebody came with a later one.
   */
  joins(
    line: Line<ThreadSide<R>>,
    { fence, hangUp }: { readonly fence: number; readonly hangUp: () => void },
  ): boolean {
    if (!(fence > this.fence)) return false;
    this.fence = fence;
    const { line: former } = this;
    if (former !== undefined) {
      this.hangUp();
      this.leaves(former);
    }
    this.line = line;
    this.hangUp = hangUp;
    if (this.origin !== undefined) line.tell('reachedBy', this.origin);
    line.ask('open').then(
      () => {
        this.open = this.line === line;
      },
      (error: unknown) => {
        this.parts.logger.error({ error: String(error) }, `${this.parts.name} could not open its stores`);
        hangUp();
      },
    );
    return true;
  }

  /** Somebody stands by; returns what ends that. */
  waits(): () => void {
    this.waiting += 1;
    let isWaiting = true;
    return () => {
      if (isWaiting) this.waiting -= 1;
      isWaiting = false;
    };
  }

  leaves(line: Line<ThreadSide<R>>): void {
    if (this.line !== line) return;
    this.line = undefined;
    this.open = false;
    this.ends += 1;
  }

  async begun(): Promise<void> {}

  isOpen(): boolean {
    return this.open;
  }

  status(): PartStatus {
    const often = this.ends === 0 ? '' : `; left ${this.ends}`;
    const by = this.waiting === 0 ? '' : `; ${this.waiting} stands by`;
    return { ready: this.open, detail: `${this.open ? 'running' : 'not here'}${often}${by}`, cause: this.cause() };
  }

  /** Why it is not here: who comes or stands by does so without anybody, else somebody has to start it. */
  private cause(): PartCause {
    if (this.line !== undefined || this.waiting > 0) return 'starting';
    return this.ends === 0 ? 'awaited' : 'left';
  }

  report(): Promise<R> {
    return this.reached().then((line) => line.ask('report'));
  }

  retry: Followers['retry'] = async (name, eventId) => (await this.reached()).ask('retry', name, eventId);
  discard: Followers['discard'] = async (name, eventId, by) => (await this.reached()).ask('discard', name, eventId, by);

  async forget(person: string): Promise<void> {
    await (await this.reached()).ask('forget', person);
  }

  announce(head: LogPosition): void {
    if (this.open) this.line?.tell('announce', head);
  }

  reachedBy(origin: string): void {
    this.origin = origin;
    this.line?.tell('reachedBy', origin);
  }

  hush(): void {
    this.line?.tell('hush');
  }

  /** It ends by itself, or waits for who comes after us. */
  async stop(): Promise<void> {}
  async abandon(): Promise<void> {}

  private async reached(): Promise<Line<ThreadSide<R>>> {
    if (this.line === undefined || !this.open) throw new LineBroken(`${this.parts.name} is not here`);
    return this.line;
  }
}
