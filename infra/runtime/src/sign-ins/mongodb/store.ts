import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import { type Named, Place } from '../../mongodb/place.ts';
import { hashOf } from '../hashes.ts';
import type {
  CodeAttempt,
  CodeResult,
  Device,
  Forgotten,
  Limit,
  SentCode,
  SignIns,
  StepUpProof,
  StoredSignIn,
  Taken,
} from '../port.ts';
import { Codes } from './codes.ts';
import { KnownBrowsers } from './known.ts';
import { Places } from './places.ts';

interface Kept extends Named, StoredSignIn {}

const expiring = ['sign_ins', 'sent_codes', 'places', 'step_ups', 'known_devices'];
/** Between two looks for what has expired: writes, or time where there are few. */
const sweepEvery = 256;
const sweepEveryMs = 3_600_000;

/** Opens the sign-ins. Nothing is kept in memory: what another process ends is over at once. */
export async function openMongoSignIns({ db }: { readonly db: Db }): Promise<SignIns> {
  const place = new Place(db, 'sign-ins');
  const known = new KnownBrowsers(place);
  await place.of<Kept>('sign_ins').createIndex({ accountId: 1 });
  for (const name of expiring) await place.of(name).createIndex({ expiresAt: 1 });
  await known.prepare();
  return new MongoSignIns(place, known);
}

class MongoSignIns implements SignIns {
  private readonly codes: Codes;
  private readonly places: Places;
  private writes = 0;
  private sweptAt = 0;

  constructor(
    private readonly place: Place,
    private readonly known: KnownBrowsers,
  ) {
    this.codes = new Codes(place);
    this.places = new Places(place);
  }

  private get signIns() {
    return this.place.of<Kept>('sign_ins');
  }

  async begin({ accountId, identity, now, expiresAt }: Parameters<SignIns['begin']>[0]): Promise<string> {
    await this.sweep(now);
    const id = randomBytes(32).toString('base64url');
    await this.signIns.insertOne({ _id: hashOf('sign-in', id), accountId, identity, begunAt: now, expiresAt });
    return id;
  }

  async find(id: string, now: number): Promise<StoredSignIn | undefined> {
    const found = await this.signIns.findOne({ _id: hashOf('sign-in', id) });
    if (found === null || found.expiresAt <= now) return undefined;
    const { accountId, identity, begunAt, expiresAt } = found;
    return { accountId, identity, begunAt, expiresAt };
  }

  async setIdentity(id: string, identity: string): Promise<void> {
    await this.signIns.updateOne({ _id: hashOf('sign-in', id) }, { $set: { identity } });
  }

  async end(id: string): Promise<void> {
    await this.signIns.deleteOne({ _id: hashOf('sign-in', id) });
  }

  async endAllOf(accountId: string, except?: string): Promise<void> {
    const kept = except === undefined ? '' : hashOf('sign-in', except);
    await this.signIns.deleteMany({ accountId, _id: { $ne: kept } });
  }

  putCode(code: SentCode): Promise<void> {
    return this.codes.put(code);
  }

  tryCode(attempt: CodeAttempt): Promise<CodeResult> {
    return this.codes.try(attempt);
  }

  taken(key: string, windowSeconds: number, now: number): Promise<number> {
    return this.places.taken(key, windowSeconds, now);
  }

  clear(key: string): Promise<void> {
    return this.places.clear(key);
  }

  async takeWithin(key: string, limits: readonly Limit[], now: number): Promise<Taken> {
    await this.sweep(now);
    return this.places.take(key, limits, now);
  }

  take(key: string, limit: number, windowSeconds: number, now: number): Promise<Taken> {
    return this.takeWithin(key, [[limit, windowSeconds]], now);
  }

  async putStepUp(proof: StepUpProof): Promise<void> {
    await this.known.prove(proof);
  }

  async stepUps(linkId: string, browser: string, now: number): Promise<readonly string[]> {
    return this.known.proved(linkId, browser, now);
  }

  async forgetBrowser(browser: string, except?: string): Promise<void> {
    await this.known.forgetBrowser(browser, except);
  }

  async rememberDevice(device: Device & { readonly expiresAt: number }): Promise<void> {
    await this.known.remember(device);
  }

  async knowsDevice(device: Device, now: number): Promise<boolean> {
    return this.known.knows(device, now);
  }

  async forget({ accountIds, linkIds }: Forgotten): Promise<void> {
    for (const accountId of accountIds) {
      await this.endAllOf(accountId);
      await this.known.forgetAccount(accountId);
    }
    for (const linkId of linkIds) await this.known.forgetLink(linkId);
  }

  async close(): Promise<void> {
    this.place.close();
  }

  /** Forgets, every now and then, what has expired. */
  private async sweep(now: number): Promise<void> {
    this.writes += 1;
    if (this.writes % sweepEvery !== 0 && now - this.sweptAt < sweepEveryMs) return;
    this.sweptAt = now;
    for (const name of expiring) await this.place.of(name).deleteMany({ expiresAt: { $lte: now } });
  }
}
