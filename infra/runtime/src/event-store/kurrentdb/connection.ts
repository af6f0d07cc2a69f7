import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { StoreUnavailable } from '../port.ts';
import type { ClientAddress } from './address.ts';

/** Everything is asked of the node that leads, so that whoever wrote reads what he wrote. */
export const atLeader = { requiresLeader: true } as const;

/**
 * A client, and another one when that failed: one that once could not learn what the server knows never asks again, and one of a single
 * address does not follow a leader that moved.
 */
export class Connection {
  private current: KurrentDBClient;
  private readonly all = new Set<KurrentDBClient>();
  private closed = false;

  /** Throws where the address is none. */
  constructor(private readonly address: ClientAddress) {
    this.current = this.connected();
  }

  /** Throws StoreUnavailable where it is closed. */
  client(): KurrentDBClient {
    if (this.closed) throw new StoreUnavailable('the log is closed');
    return this.current;
  }

  isClosed(): boolean {
    return this.closed;
  }

  /** This client failed: those who ask next have another one, unless somebody was faster. */
  renew(failed: KurrentDBClient): void {
    if (this.closed || failed !== this.current) return;
    this.current = this.connected();
    void this.letGo(failed);
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.all].map((client) => this.letGo(client)));
  }

  private connected(): KurrentDBClient {
    const { url, credentials } = this.address;
    const client = KurrentDBClient.connectionString(url);
    // For every call, reads as well.
    if (credentials !== undefined) client.setCredentialsProvider(async () => credentials);
    this.all.add(client);
    return client;
  }

  private async letGo(client: KurrentDBClient): Promise<void> {
    this.all.delete(client);
    await client.dispose();
    // The client itself never closes what it opened.
    const opened = (client as unknown as { getChannel(): Promise<{ close(): void }> }).getChannel();
    await opened.then((channel) => channel.close()).catch(() => undefined);
  }
}
