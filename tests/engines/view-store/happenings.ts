import { type BatchWriter, dumpViews, type ProjectorSchema, type Row, type ViewStore } from '@talentlog/runtime';
import { dice } from '../dice.ts';

const names = ['甲', '乙', '丙', '丁', '戊', '己'];
const groups = ['red', 'blue'];
const eventsOfRound = 60;

/** What happens to rows: none of it may be applied twice, or left out, without being seen. */
export type Happening =
  | { readonly kind: 'add'; readonly id: string; readonly n: number; readonly group: string }
  | { readonly kind: 'gone'; readonly id: string }
  | { readonly kind: 'fan'; readonly group: string };

/** A projector of its own for each round. */
export const ofRound = (round: number): ProjectorSchema => ({
  name: `sums${round}`,
  version: 1,
  views: [
    { name: `sum${round}`, version: 1, columns: ['group', 'sum'], search: (row) => String(row.id) },
    { name: `all${round}`, version: 1, columns: [] },
  ],
});

export function happenings(round: number): readonly (Happening & { readonly round: number })[] {
  const roll = dice(round + 1000);
  const pick = (some: readonly string[]): string => some[roll(some.length)] ?? '';
  return Array.from({ length: eventsOfRound }, (_, index) => {
    const kind = roll(10);
    if (kind === 0) return { round, kind: 'gone', id: pick(names) };
    if (kind === 1) return { round, kind: 'fan', group: pick(groups) };
    return { round, kind: 'add', id: pick(names), n: index + 1, group: pick(groups) };
  });
}

/** How many events were applied in all, again ones counted too. */
export const counted = { applied: 0 };

/** As projectors do: they read a row and write what follows from it. */
export async function apply(writer: BatchWriter, event: Happening & { readonly round: number }): Promise<void> {
  counted.applied += 1;
  const [sums, all] = [`sum${event.round}`, `all${event.round}`];
  if (event.kind === 'gone') return writer.delete(sums, event.id);
  if (event.kind === 'fan') {
    for (const row of await writer.find(sums, 'group', event.group))
      await writer.put(sums, { ...row, sum: Number(row.sum) * 2 });
    return;
  }
  const { id, n, group } = event;
  const before: Row = (await writer.get(sums, id)) ?? { id, sum: 0, seen: [] };
  await writer.put(sums, { ...before, sum: Number(before.sum) + n, group, seen: [...(before.seen as number[]), n] });
  const total = (await writer.get(all, 'all')) ?? { id: 'all', sum: 0 };
  await writer.put(all, { id: 'all', sum: Number(total.sum) + n });
}

/** What comes of the events, told by hand. */
export function expectedOf(events: readonly Happening[]): readonly unknown[] {
  const sums = new Map<string, { id: string; sum: number; group: string; seen: number[] }>();
  let all = 0;
  for (const event of events) {
    if (event.kind === 'gone') sums.delete(event.id);
    else if (event.kind === 'fan') for (const row of sums.values()) row.sum *= row.group === event.group ? 2 : 1;
    else {
      const row = sums.get(event.id) ?? { id: event.id, sum: 0, group: '', seen: [] };
      sums.set(event.id, { ...row, sum: row.sum + event.n, group: event.group, seen: [...row.seen, event.n] });
      all += event.n;
    }
  }
  return [{ id: 'all', sum: all }, ...[...sums.values()].sort((a, b) => (a.id < b.id ? -1 : 1))];
}

/** The rows that the store has of a round. */
export async function kept(store: ViewStore, round: number): Promise<readonly unknown[]> {
  const lines = (await dumpViews(store, [`all${round}`, `sum${round}`])).split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line.split('\t')[2] ?? '') as unknown);
}
