import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type BatchWriter,
  behind,
  type LogPosition,
  type RecordedEvent,
  reasonOf,
  type UnprojectedEvent,
} from '@talentlog/runtime';
import type { ParkedEvents } from './parked-events.ts';
import type { LogEvent, Projector } from './projector.ts';
import type { RowName } from './rows-about.ts';

/** How long a batch goes on before others get their turn. */
const longestTurnMs = 8;

interface Failed {
  readonly error: unknown;
}

/** What a projector does to its views in one transaction, and what it parks in it. */
export class FeedBatch {
  constructor(
    private readonly projector: Projector,
    private readonly writer: BatchWriter,
    private readonly parked: ParkedEvents,
  ) {}

  /** Applies the events in order. What comes behind a parked event of its stream is parked, too; answers those that failed themselves. */
  async applyAll(events: readonly LogEvent[]): Promise<readonly UnprojectedEvent[]> {
    const poison: UnprojectedEvent[] = [];
    let since = performance.now();
    for (const event of events) {
      if (performance.now() - since > longestTurnMs) {
        await nextTurn();
        since = performance.now();
      }
      if (this.parked.holds(event.recorded.stream)) {
        await this.parked.park(parkedOf(event.recorded, behind), this.writer);
        continue;
      }
      const failed = await this.project(event);
      if (failed !== undefined) poison.push(await this.park(event, failed));
    }
    return poison;
  }

  /** Applies a stream's parked events again, up to the first that fails again; answers how many it took. */
  async applyParked(stream: string, events: ReadonlyMap<LogPosition, LogEvent>): Promise<number> {
    let handled = 0;
    for (const { position } of this.parked.ofStream(stream)) {
      const event = events.get(position);
      if (event === undefined) break;
      const failed = await this.project(event);
      if (failed !== undefined) {
        await this.park(event, failed);
        break;
      }
      await this.unpark(position);
      handled += 1;
    }
    return handled;
  }

  /** The row is gone, until events bring it back. */
  forget({ view, id }: RowName): Promise<void> {
    return this.writer.delete(view, id);
  }

  unpark(position: LogPosition): Promise<void> {
    return this.parked.unpark(position, this.writer);
  }

  /** Applies the event, all or nothing; answers why it could not. */
  private project(event: LogEvent): Promise<Failed | undefined> {
    return this.writer.attempt(event.recorded.position, () => this.projector.project(event.view(), this.writer));
  }

  private async park(event: LogEvent, { error }: Failed): Promise<UnprojectedEvent> {
    const unprojected = parkedOf(event.recorded, reasonOf(String(error)));
    await this.parked.park(unprojected, this.writer);
    return unprojected;
  }
}

const parkedOf = ({ stream, position, id, type }: RecordedEvent, error: string): UnprojectedEvent => ({
  stream,
  position,
  eventId: id,
  type,
  error,
});
