import type { Lease, Leases } from './port.ts';

/** A lease as an engine keeps it; whoever changes it compares what they read. */
export interface LeaseRow {
  readonly name: string;
  /** Empty where nobody holds it. */
  readonly holder: string;
  readonly token: number;
  /** Counts the signs of life of all holders. */
  readonly signs: number;
  readonly lastsMs: number;
  readonly note: string;
}

/** What an engine does for leases. */
export interface LeaseRows {
  find(name: string): Promise<LeaseRow | undefined>;
  /** False where there is one of that name. */
  insert(row: LeaseRow): Promise<boolean>;
  /** False, and nothing is changed, where `signs` is another one than in what was read. */
  replace(row: LeaseRow, read: LeaseRow): Promise<boolean>;
  close(): Promise<void>;
}

/** When this process saw a sign for the first time. */
interface Sighting {
  readonly signs: number;
  readonly at: number;
}

/** Leases on any engine. `clock` counts milliseconds of this process and is never set. */
export function leasesOn(rows: LeaseRows, clock: () => number = () => performance.now()): Leases {
  const sightings = new Map<string, Sighting>();
  /** Whether its holder gave no sign for as long as it lasts. */
  const isOver = ({ name, signs, lastsMs }: LeaseRow): boolean => {
    const seen = sightings.get(name);
    if (seen?.signs === signs) return clock() - seen.at >= lastsMs;
    sightings.set(name, { signs, at: clock() });
    return false;
  };
  /** Changes the row while this lease holds; false where it does not. */
  const change = async ({ name, token, holder }: Lease, how: Partial<LeaseRow>): Promise<boolean> => {
    for (;;) {
      const found = await rows.find(name);
      if (found?.token !== token || found.holder !== holder) return false;
      if (await rows.replace({ ...found, ...how, signs: found.signs + 1 }, found)) return true;
    }
  };
  return {
    async take(name, holder, lastsMs) {
      if (holder === '') throw new RangeError('a holder has a name');
      const found = await rows.find(name);
      if (found === undefined) {
        const first = { name, holder, token: 1, signs: 1, lastsMs, note: '' };
        return (await rows.insert(first)) ? { name, holder, token: 1 } : undefined;
      }
      if (found.holder !== '' && !isOver(found)) return undefined;
      const next = { ...found, holder, token: found.token + 1, signs: found.signs + 1, lastsMs };
      return (await rows.replace(next, found)) ? { name, holder, token: next.token } : undefined;
    },
    renew: (lease) => change(lease, {}),
    giveUp: async (lease) => void (await change(lease, { holder: '' })),
    note: (lease, text) => change(lease, { note: text }),
    async held(name) {
      const found = await rows.find(name);
      if (found === undefined || found.holder === '') return undefined;
      const { holder, token, note } = found;
      return { name, holder, token, note };
    },
    noted: async (name) => (await rows.find(name))?.note ?? '',
    close: () => rows.close(),
  };
}
