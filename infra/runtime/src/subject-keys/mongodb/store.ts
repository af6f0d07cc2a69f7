import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { Binary, type Collection, type Db } from 'mongodb';
import { inserted, upserted } from '../../mongodb/duplicate.ts';
import { type Named, Place } from '../../mongodb/place.ts';
import { KeyFileRefused, openKey32 } from '../key-file.ts';
import { type HeldKeys, SubjectErased, type SubjectKeys } from '../port.ts';
import { opens, unwrap, wrap } from '../wrapped-key.ts';

/** A person's key; null and a date where it was destroyed. Such a document stays for ever, and so no key is made again. */
interface Kept extends Named {
  readonly wrapped: Binary | null;
  readonly destroyedAt?: string;
}

interface Proof extends Named {
  readonly wrapped: Binary;
}

/** So many persons are asked for at once. */
const atOnce = 1_000;

/**
 * Opens the keys of persons, each wrapped by the master key, which lies in a file here and never on that server. Throws where the master
 * key is missing or is not the one that the keys were wrapped by. No key stays in memory: what another process destroyed is gone.
 */
export async function openMongoSubjectKeys({ db, masterKeyFile }: MongoSubjectKeysParts): Promise<SubjectKeys> {
  const place = new Place(db, 'subject keys');
  const proofs = place.of<Proof>('subject_keys_proof');
  const isNew = (await proofs.findOne({ _id: 'master' })) === null;
  const master = createSecretKey(openKey32(masterKeyFile, () => randomBytes(32), { mayMake: isNew }));
  if (isNew) await inserted(() => proofs.insertOne({ _id: 'master', wrapped: binary(master, '') }));
  // Read back: somebody else with another key may have been first.
  const proof = await proofs.findOne({ _id: 'master' });
  if (proof === null || !opens(master, bytesOf(proof.wrapped), ''))
    throw new KeyFileRefused(
      `${masterKeyFile} does not open the keys in the database ${db.databaseName}: one of the two is of another installation. Every instance needs the same file; bring both back from one backup.`,
    );
  return new MongoSubjectKeys(place, master);
}

interface MongoSubjectKeysParts {
  readonly db: Db;
  readonly masterKeyFile: string;
}

const binary = (master: KeyObject, subject: string): Binary => new Binary(wrap(master, randomBytes(32), subject));
const bytesOf = (stored: Binary): Buffer => Buffer.from(stored.buffer.subarray(0, stored.position));

class MongoSubjectKeys implements SubjectKeys {
  constructor(
    private readonly place: Place,
    private readonly master: KeyObject,
  ) {}

  private get keys(): Collection<Kept> {
    return this.place.of<Kept>('subject_keys');
  }

  async forWriting(subjects: readonly string[]): Promise<HeldKeys> {
    const found = await this.found(subjects);
    const missing = [...new Set(subjects)].filter((subject) => !found.has(subject)).sort();
    if (missing.length === 0) return this.held(subjects, found, true);
    const make = missing.map((_id) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: { wrapped: binary(this.master, _id) } }, upsert: true },
    }));
    await upserted(() => this.keys.bulkWrite(make));
    // Read back rather than kept: another process may have been first.
    return this.held(subjects, await this.found(subjects), true);
  }

  async forReading(subjects: readonly string[]): Promise<HeldKeys> {
    return this.held(subjects, await this.found(subjects), false);
  }

  async destroy(subject: string): Promise<void> {
    const gone = { $set: { wrapped: null }, $min: { destroyedAt: new Date().toISOString() } };
    await upserted(() => this.keys.updateOne({ _id: subject }, gone, { upsert: true }));
  }

  async close(): Promise<void> {
    this.place.close();
  }

  /** What is stored of each of them, also where the key was destroyed. */
  private async found(subjects: readonly string[]): Promise<ReadonlyMap<string, Binary | null>> {
    const asked = [...new Set(subjects)];
    const found = new Map<string, Binary | null>();
    for (let from = 0; from < asked.length; from += atOnce) {
      const page = this.keys.find({ _id: { $in: asked.slice(from, from + atOnce) } });
      for (const { _id, wrapped } of await page.toArray()) found.set(_id, wrapped);
    }
    return found;
  }

  private held(subjects: readonly string[], found: ReadonlyMap<string, Binary | null>, toWrite: boolean): HeldKeys {
    const keyOf = (subject: string): KeyObject | undefined => {
      const wrapped = found.get(subject);
      if (toWrite && !wrapped) throw new SubjectErased(`the key of person ${subject} was destroyed`);
      return wrapped ? createSecretKey(unwrap(this.master, bytesOf(wrapped), subject)) : undefined;
    };
    return new Map([...new Set(subjects)].map((subject) => [subject, keyOf(subject)]));
  }
}
