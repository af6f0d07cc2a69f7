import type { Db } from 'mongodb';
import { inserted } from '../../mongodb/duplicate.ts';
import { type Named, Place } from '../../mongodb/place.ts';
import type { Leases } from '../port.ts';
import { type LeaseRow, leasesOn } from '../rows.ts';

type Kept = Named & Omit<LeaseRow, 'name'>;

/** Opens the leases, a document each. Every change compares the signs that were read, so that of two one loses. */
export async function openMongoLeases({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock?: () => number;
}): Promise<Leases> {
  const place = new Place(db, 'leases');
  const leases = () => place.of<Kept>('leases');
  const rows = {
    async find(name: string): Promise<LeaseRow | undefined> {
      const found = await leases().findOne({ _id: name });
      if (found === null) return undefined;
      const { _id, ...row } = found;
      return { name: _id, ...row };
    },
    insert: ({ name, ...row }: LeaseRow) => inserted(() => leases().insertOne({ _id: name, ...row })),
    async replace({ name, ...row }: LeaseRow, { signs }: LeaseRow) {
      return (await leases().replaceOne({ _id: name, signs }, row)).matchedCount === 1;
    },
    close: async () => place.close(),
  };
  return leasesOn(rows, clock);
}
