import type { Consumer } from 'kafkajs';
import type { TakenMessage } from '../port.ts';

/** Milliseconds between two notes of the place in a partition: each is a call. */
const noteMs = 300;

interface Handled {
  message: TakenMessage;
  readonly since: number;
}
interface Partition {
  readonly handled: Handled[];
  notedAt: number;
}

/** Notes the places after what is done, now and then, for as long as somebody is one of a group. */
export class Notes {
  private readonly partitions = new Map<string, Partition>();

  constructor(
    private readonly consumer: Pick<Consumer, 'commitOffsets'>,
    private readonly settled: (message: TakenMessage) => boolean = () => true,
  ) {}

  /** It was handled. Of those that were handled at about the same time the last one is kept: it stands for them. */
  async done(message: TakenMessage): Promise<void> {
    const { handled, ...partition } = this.of(message);
    const last = handled.at(-1);
    const bare = { ...message, value: null };
    if (last !== undefined && Date.now() - last.since < noteMs) last.message = bare;
    else handled.push({ message: bare, since: Date.now() });
    if (Date.now() - partition.notedAt > noteMs) await this.note(message);
  }

  /** Notes as far as all is settled. */
  async note(place: Pick<TakenMessage, 'topic' | 'partition'>): Promise<void> {
    const partition = this.of(place);
    const { handled } = partition;
    partition.notedAt = Date.now();
    let last: Handled | undefined;
    for (let [first] = handled; first !== undefined && this.settled(first.message); [first] = handled)
      last = handled.shift();
    if (last === undefined) return;
    const { topic, partition: number, offset } = last.message;
    try {
      await this.consumer.commitOffsets([{ topic, partition: number, offset: (BigInt(offset) + 1n).toString() }]);
    } catch (error) {
      // It is noted another time, also where nothing comes behind it.
      handled.unshift(last);
      throw error;
    }
  }

  /** The same everywhere, also where nothing new comes. */
  async all(): Promise<void> {
    for (const { handled } of this.partitions.values()) {
      const [first] = handled;
      if (first !== undefined) await this.note(first.message);
    }
  }

  private of({ topic, partition }: Pick<TakenMessage, 'topic' | 'partition'>): Partition {
    const name = `${topic}/${partition}`;
    const known = this.partitions.get(name) ?? { handled: [], notedAt: Date.now() };
    this.partitions.set(name, known);
    return known;
  }
}
