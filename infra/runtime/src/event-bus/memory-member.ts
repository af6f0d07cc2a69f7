import { Handling } from './attempts.ts';
import type { Consumption, ConsumptionOptions } from './consumption.ts';
import { type BusMessage, type TakenMessage, type TopicWanted, UnknownTopic } from './port.ts';

/** A topic as it lies in memory. */
export interface MemoryTopic {
  wanted: TopicWanted;
  readonly partitions: TakenMessage[][];
}

/** What a bus in memory keeps, for all who open it: it ends with the process. */
export class BusMemory {
  readonly topics = new Map<string, MemoryTopic>();
  /** What each group has done of each partition. */
  readonly done = new Map<string, number>();
  readonly members = new Map<string, Member[]>();

  /** Those of a group share its partitions anew. */
  rebalance(group: string): void {
    for (const member of this.members.get(group) ?? []) member.shared();
  }
}

/** What a group's place in a partition is kept under. */
export const placeOf = (group: string, topic: string, partition: number): string => `${group} ${topic} ${partition}`;

/** One of a group: has each partition whose number, modulo the members, is its own. */
export class Member implements Consumption {
  private readonly handling: Handling;
  private changed = new AbortController();
  private readonly working = new Map<string, Promise<void>>();

  constructor(
    private readonly options: ConsumptionOptions,
    private readonly memory: BusMemory,
    publish: (messages: readonly BusMessage[]) => Promise<void>,
  ) {
    this.handling = new Handling(options, publish);
    const { group } = options;
    memory.members.set(group, [...(memory.members.get(group) ?? []), this]);
    queueMicrotask(() => memory.rebalance(group));
  }

  status() {
    return this.handling.status();
  }

  shared(): void {
    this.changed.abort();
    this.changed = new AbortController();
    const missing = this.options.topics.find((name) => !this.memory.topics.has(name));
    if (missing !== undefined) this.handling.fails(new UnknownTopic(missing));
    else this.handling.runs();
    this.look();
  }

  /** Takes up each partition of its own that nobody works on. */
  look(): void {
    const { group, topics } = this.options;
    const members = this.memory.members.get(group) ?? [];
    for (const topic of topics)
      for (const [at, lies] of (this.memory.topics.get(topic)?.partitions ?? []).entries()) {
        const place = placeOf(group, topic, at);
        const isMine = members[at % members.length] === this && (this.memory.done.get(place) ?? 0) < lies.length;
        if (!isMine || this.handling.stop.signal.aborted || members.some((member) => member.working.has(place)))
          continue;
        this.working.set(
          place,
          this.work(place, lies).finally(() => this.left(place, group)),
        );
      }
  }

  async stop(): Promise<void> {
    const { group } = this.options;
    this.handling.stop.abort();
    await Promise.all(this.working.values());
    this.memory.members.set(
      group,
      (this.memory.members.get(group) ?? []).filter((member) => member !== this),
    );
    this.memory.rebalance(group);
  }

  private left(place: string, group: string): void {
    this.working.delete(place);
    for (const member of this.memory.members.get(group) ?? []) member.look();
  }

  private async work(place: string, lies: readonly TakenMessage[]): Promise<void> {
    const { signal } = this.changed;
    for (let at = this.memory.done.get(place) ?? 0; at < lies.length; at += 1) {
      const message = lies[at];
      if (message === undefined || signal.aborted || !(await this.handling.isOver(message, signal))) return;
      this.memory.done.set(place, at + 1);
    }
  }
}
