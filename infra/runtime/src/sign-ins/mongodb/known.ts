import { upserted } from '../../mongodb/duplicate.ts';
import { type Named, nameOf, type Place } from '../../mongodb/place.ts';
import { hashOf } from '../hashes.ts';
import type { Device, StepUpProof } from '../port.ts';

interface Expiring extends Named {
  readonly expiresAt: number;
}
interface StoredDevice extends Expiring {
  readonly account: string;
  /** Missing in what a former version stored. */
  readonly browser?: string;
}
interface StoredProof extends Expiring {
  readonly link: string;
  readonly browser: string;
  readonly level: string;
}

/** What is known of browsers: the accounts that were signed in there, and what each proved for a link it holds. */
export class KnownBrowsers {
  constructor(private readonly place: Place) {}

  private get devices() {
    return this.place.of<StoredDevice>('known_devices');
  }

  private get proofs() {
    return this.place.of<StoredProof>('step_ups');
  }

  async prepare(): Promise<void> {
    await this.devices.createIndex({ account: 1 });
    await this.devices.createIndex({ browser: 1 });
    await this.proofs.createIndex({ link: 1, browser: 1 });
    await this.proofs.createIndex({ browser: 1 });
  }

  async remember({ accountId, browser, expiresAt }: Device & { readonly expiresAt: number }): Promise<void> {
    const device = { account: hashOf('account', accountId), browser: hashOf('browser', browser) };
    const _id = nameOf(device.account, device.browser);
    await upserted(() => this.devices.updateOne({ _id }, { $set: { ...device, expiresAt } }, { upsert: true }));
  }

  async knows({ accountId, browser }: Device, now: number): Promise<boolean> {
    const _id = nameOf(hashOf('account', accountId), hashOf('browser', browser));
    return ((await this.devices.findOne({ _id }))?.expiresAt ?? 0) > now;
  }

  async prove({ linkId, browser, level, expiresAt }: StepUpProof): Promise<void> {
    const [link, browserHash] = [hashOf('link', linkId), hashOf('browser', browser)];
    const proof = { link, browser: browserHash, level, expiresAt };
    const _id = nameOf(link, browserHash, level);
    await upserted(() => this.proofs.updateOne({ _id }, { $set: proof }, { upsert: true }));
  }

  async proved(linkId: string, browser: string, now: number): Promise<readonly string[]> {
    const found = await this.proofs
      .find({ link: hashOf('link', linkId), browser: hashOf('browser', browser) })
      .toArray();
    return found.flatMap(({ level, expiresAt }) => (expiresAt > now ? [level] : [])).sort();
  }

  async forgetBrowser(browser: string, except = ''): Promise<void> {
    const browserHash = hashOf('browser', browser);
    await this.proofs.deleteMany({ browser: browserHash });
    await this.devices.deleteMany({ browser: browserHash, account: { $ne: hashOf('account', except) } });
  }

  async forgetAccount(accountId: string): Promise<void> {
    await this.devices.deleteMany({ account: hashOf('account', accountId) });
  }

  async forgetLink(linkId: string): Promise<void> {
    await this.proofs.deleteMany({ link: hashOf('link', linkId) });
  }
}
