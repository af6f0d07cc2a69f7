import { inserted } from '../../mongodb/duplicate.ts';
import type { Named, Place } from '../../mongodb/place.ts';
import type { BegunFactor, StoredFactor } from '../port.ts';

interface Kept extends Named {
  readonly accountId: string;
  readonly sealed: string;
  readonly at: number;
  readonly confirmed: boolean;
  readonly lastStep: number;
  /** Hashes of codes to recover with. */
  readonly codes: readonly string[];
}

/** As many are tried at once for one code. */
const mostBegun = 3;

/** Second factors, a document each with its last step of time and its codes: what is used up is taken by one guarded change. */
export class Factors {
  constructor(private readonly place: Place) {}

  private get factors() {
    return this.place.of<Kept>('factors');
  }

  async prepare(): Promise<void> {
    await this.factors.createIndex({ accountId: 1, at: -1 });
    await this.factors.createIndex({ confirmed: 1 });
  }

  async put({ id, accountId, sealed, at }: BegunFactor): Promise<void> {
    const factor = { _id: id, accountId, sealed, at, confirmed: false, lastStep: -1, codes: [] };
    await inserted(() => this.factors.insertOne(factor));
  }

  async find(id: string): Promise<StoredFactor | undefined> {
    const found = await this.factors.findOne({ _id: id });
    return found === null ? undefined : { id, sealed: found.sealed };
  }

  async begun(accountId: string, since: number): Promise<readonly StoredFactor[]> {
    const newest = this.factors.find({ accountId, confirmed: false, at: { $gt: since } }).sort({ at: -1 });
    return (await newest.limit(mostBegun).toArray()).map(({ _id, sealed }) => ({ id: _id, sealed }));
  }

  async takeStep(id: string, step: number): Promise<boolean> {
    const taken = await this.factors.updateOne({ _id: id, lastStep: { $lt: step } }, { $set: { lastStep: step } });
    return taken.matchedCount === 1;
  }

  async keepCodes(id: string, hashes: readonly string[]): Promise<void> {
    await this.factors.updateOne({ _id: id }, { $set: { codes: [...new Set(hashes)] } });
  }

  async takeCode(id: string, hash: string): Promise<boolean> {
    const taken = await this.factors.updateOne({ _id: id, codes: hash }, { $pull: { codes: hash } });
    return taken.matchedCount === 1;
  }

  async confirm(id: string): Promise<void> {
    await this.factors.updateOne({ _id: id }, { $set: { confirmed: true } });
    const found = await this.factors.findOne({ _id: id });
    if (found !== null) await this.factors.deleteMany({ accountId: found.accountId, _id: { $ne: id } });
  }

  async doubtful(): Promise<readonly Omit<BegunFactor, 'sealed'>[]> {
    const found = await this.factors.find({ confirmed: false }).sort({ _id: 1 }).toArray();
    return found.map(({ _id, accountId, at }) => ({ id: _id, accountId, at }));
  }

  async dropOf(accountId: string, until = Number.MAX_SAFE_INTEGER): Promise<void> {
    await this.factors.deleteMany({ accountId, at: { $lte: until } });
  }

  async dropOne(id: string): Promise<void> {
    await this.factors.deleteOne({ _id: id });
  }
}
