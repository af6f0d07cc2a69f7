import { type LogPosition, START } from '../event-store/port.ts';

const everyMs = 1000;

/** Places that followers passed without effect: kept together, once a second. */
export class PassedPlaces {
  private readonly places = new Map<string, LogPosition>();
  private later: NodeJS.Timeout | undefined;

  /** `keep` writes them, none of them backwards. */
  constructor(private readonly keep: (places: ReadonlyMap<string, LogPosition>) => void | Promise<void>) {}

  add(name: string, position: LogPosition): void {
    if (position > (this.places.get(name) ?? START)) this.places.set(name, position);
    this.later ??= setTimeout(() => void this.keepQuietly(), everyMs).unref();
  }

  /** The place of a follower: what is stored, or where it passed since. */
  orHigher(name: string, stored: LogPosition): LogPosition {
    const passed = this.places.get(name) ?? START;
    return passed > stored ? passed : stored;
  }

  /** Keeps what waits, for the last time. */
  async end(): Promise<void> {
    clearTimeout(this.later);
    await this.keepQuietly();
  }

  /** What the store does not take now is kept with what passes next. After a crash it is looked at again, and is of no interest again. */
  private async keepQuietly(): Promise<void> {
    this.later = undefined;
    if (this.places.size === 0) return;
    const places = new Map(this.places);
    try {
      await this.keep(places);
    } catch {
      return;
    }
    for (const [name, position] of places) if (this.places.get(name) === position) this.places.delete(name);
  }
}
