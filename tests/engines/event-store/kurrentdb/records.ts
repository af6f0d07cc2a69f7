import { asCompared, type Check, type Given, type Kept, type Violation } from './kept.ts';

const [noStream, any, exists] = [-1n, -2n, -4n];
/** Appends between two records that the server writes for itself. */
const everyFew = 3;

/** What a cluster keeps, by the rules of the server's own sources (26.1): checks, what it takes for a repetition, what it takes for one name, places in the log. */
export class Records {
  readonly all: Kept[] = [];
  private readonly streams = new Map<string, Kept[]>();
  private readonly listeners = new Set<() => void>();
  private end = 0n;
  private appends = 0;

  constructor() {
    this.own();
  }

  of(stream: string): readonly Kept[] {
    return this.streams.get(stream) ?? [];
  }

  /** Tells of everything that is written from now on; what it gives back ends that. */
  onMore(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * All or nothing: what does not hold, or the place of the last record. Names that differ in upper and lower case are one to the call:
   * the stream is the one that it named first, and of two checks of it the last one counts.
   */
  append(
    said: readonly Given[],
    asked: readonly Check[],
  ): { readonly violations: readonly Violation[] } | { readonly place: bigint; readonly streams: ReadonlySet<string> } {
    const first = new Map<string, string>();
    for (const { stream } of [...said, ...asked])
      if (!first.has(asCompared(stream))) first.set(asCompared(stream), stream);
    const meant = <T extends { readonly stream: string }>(one: T): T => ({
      ...one,
      stream: first.get(asCompared(one.stream)) ?? one.stream,
    });
    const given = said.map(meant);
    const states = [...new Map(asked.map(meant).map((one) => [one.stream, one])).values()];
    for (const { stream } of given)
      if (!states.some((one) => one.stream === stream)) states.push({ stream, expected: any });
    const decided = states.map((one) =>
      this.decide(
        one,
        given.filter(({ stream }) => stream === one.stream),
      ),
    );
    const written = states.map(({ stream }) => given.some((one) => one.stream === stream));
    const streams = new Set(given.map(({ stream }) => stream));
    if (decided.every((one) => one === 'ok')) return { place: this.write(given), streams };
    if (decided.every((one, index) => one === 'repeated' || !written[index])) {
      const last = given.map(({ id }) => this.all.find((one) => one.id === id)?.place ?? 0n);
      return { place: last.at(-1) ?? 0n, streams };
    }
    return {
      violations: states.flatMap((one, index) =>
        decided[index] === 'ok' ? [] : [{ ...one, index, actual: BigInt(this.of(one.stream).length) - 1n }],
      ),
    };
  }

  private decide({ stream, expected }: Check, given: readonly Given[]): 'ok' | 'fails' | 'repeated' {
    const kept = this.of(stream);
    const actual = BigInt(kept.length) - 1n;
    if (expected === any || expected === exists) {
      if (expected === exists && actual < 0n) return 'fails';
      const known = given.map(({ id }) => kept.some((one) => one.id === id));
      if (known[0] !== true) return 'ok';
      return known.every(Boolean) ? 'repeated' : 'fails';
    }
    if (actual === expected) return 'ok';
    const from = Number(expected === noStream ? 0n : expected + 1n);
    const same = given.length > 0 && given.every(({ id }, index) => kept[from + index]?.id === id);
    return same ? 'repeated' : 'fails';
  }

  private write(given: readonly Given[]): bigint {
    for (const one of given) this.put(one);
    this.appends += 1;
    if (this.appends % everyFew === 0) this.own();
    for (const listener of this.listeners) listener();
    return this.all.findLast(({ stream }) => stream === given.at(-1)?.stream)?.place ?? 0n;
  }

  /** What the server writes for itself. */
  private own(): void {
    const data = Buffer.from('{"cpu":1}');
    const id = `00000000-0000-4000-8000-${String(this.all.length).padStart(12, '0')}`;
    this.put({ stream: '$stats-127.0.0.1', id, type: '$statsCollected', data, properties: {} });
  }

  private put({ stream, id, type, data, properties }: Given): void {
    const kept = this.streams.get(stream) ?? [];
    this.streams.set(stream, kept);
    const metadata = Buffer.from(JSON.stringify({ ...properties, '$schema.name': type, '$schema.format': 'Json' }));
    const place = this.end;
    this.end += BigInt(100 + data.length + metadata.length);
    const revision = BigInt(kept.length);
    const record = { ...{ stream, revision, id, type, data, metadata, place }, end: this.end, created: Date.now() };
    kept.push(record);
    this.all.push(record);
  }
}
