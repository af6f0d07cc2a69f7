import type { Db } from 'mongodb';
import { type LogPosition, START } from '../../event-store/port.ts';
import { upserted } from '../../mongodb/duplicate.ts';
import { type Named, nameOf, Place } from '../../mongodb/place.ts';
import { everyFollower } from '../every-follower.ts';
import { PassedPlaces } from '../passed-places.ts';
import type { Checkpoints, ParkedWork } from '../port.ts';

interface Follower extends Named {
  readonly position?: LogPosition;
  /** How many events were ever parked: the next one's place in their order. */
  readonly parked?: number;
}
interface Parked extends Named, ParkedWork {
  readonly follower: string;
  readonly number: number;
}

/** Opens the checkpoints: a document for each follower, whose place is raised and never set, and one for each parked event. */
export async function openMongoCheckpoints({ db }: { readonly db: Db }): Promise<Checkpoints> {
  const place = new Place(db, 'checkpoints');
  const followers = () => place.of<Follower>('checkpoints');
  const parked = () => place.of<Parked>('parked_work');
  await parked().createIndex({ follower: 1, number: 1 });
  const raise = (name: string, position: LogPosition) =>
    upserted(() => followers().updateOne({ _id: name }, { $max: { position } }, { upsert: true }));
  const passed = new PassedPlaces(async (places) => {
    for (const [name, position] of places) await raise(name, position);
  });
  const stored = async (name: string): Promise<LogPosition> => {
    const found = await followers()
      .find({ _id: { $in: [name, everyFollower] }, position: { $exists: true } })
      .toArray();
    return (found.find(({ _id }) => _id === name) ?? found[0])?.position ?? START;
  };
  return {
    get: async (name) => passed.orHigher(name, await stored(name)),
    set: async (name, position) => void (await raise(name, position)),
    pass: async (name, position) => {
      followers();
      passed.add(name, position);
    },
    park: async (name, { eventId, stream, revision, reason }) => {
      const _id = nameOf(name, eventId);
      const again = await parked().updateOne({ _id }, { $set: { reason } });
      if (again.matchedCount > 0) return;
      const counted = () =>
        followers().findOneAndUpdate({ _id: name }, { $inc: { parked: 1 } }, { upsert: true, returnDocument: 'after' });
      const number = (await upserted(counted))?.parked ?? 1;
      const first = { follower: name, eventId, stream, revision, number };
      await upserted(() => parked().updateOne({ _id }, { $set: { reason }, $setOnInsert: first }, { upsert: true }));
    },
    parked: async (name) => {
      const rows = await parked().find({ follower: name }).sort({ number: 1 }).toArray();
      return rows.map(({ eventId, stream, revision, reason }) => ({ eventId, stream, revision, reason }));
    },
    unpark: async (name, eventId) => void (await parked().deleteOne({ _id: nameOf(name, eventId) })),
    close: async () => {
      await passed.end();
      place.close();
    },
  };
}
