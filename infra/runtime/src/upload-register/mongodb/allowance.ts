import { upserted } from '../../mongodb/duplicate.ts';
import { type Named, nameOf, type Place } from '../../mongodb/place.ts';
import { dayOf, everybody } from '../day.ts';
import type { UploadAllowance } from '../port.ts';

interface Spent extends Named {
  readonly day: number;
  readonly owner: string;
  readonly bytes: number;
}

/** What was uploaded on each day, by each and by all. */
export class Allowances {
  private sweptOn = 0;

  constructor(private readonly place: Place) {}

  private get spent() {
    return this.place.of<Spent>('upload_bytes');
  }

  async prepare(): Promise<void> {
    await this.spent.createIndex({ owner: 1 });
    await this.spent.createIndex({ day: 1 });
  }

  /** First the owner's, then everybody's; what the second refuses is given back. Dying between the two costs the owner these bytes for a day. */
  async spend(owner: string, bytes: number, at: number, allowed: UploadAllowance): Promise<'spent' | 'person' | 'all'> {
    const day = dayOf(at);
    await this.sweep(day);
    if (!(await this.take(day, owner, bytes, allowed.person))) return 'person';
    if (await this.take(day, everybody, bytes, allowed.all)) return 'spent';
    await this.spent.updateOne({ _id: nameOf(day, owner) }, { $inc: { bytes: -bytes } });
    return 'all';
  }

  async forget(owner: string): Promise<void> {
    await this.spent.deleteMany({ owner });
  }

  private async take(day: number, owner: string, bytes: number, limit: number): Promise<boolean> {
    const _id = nameOf(day, owner);
    const first = { $setOnInsert: { day, owner, bytes: 0 } };
    await upserted(() => this.spent.updateOne({ _id }, first, { upsert: true }));
    const taken = await this.spent.updateOne({ _id, bytes: { $lte: limit - bytes } }, { $inc: { bytes } });
    return taken.matchedCount === 1;
  }

  private async sweep(day: number): Promise<void> {
    if (day === this.sweptOn) return;
    this.sweptOn = day;
    await this.spent.deleteMany({ day: { $lt: day - 1 } });
  }
}
