/**
 * A coarse outer guard against one address flooding the edge: a fixed window in memory. What must hold across processes and
 * restarts (codes, tries) is counted in the store of sign-ins instead. `cost` is what a request counts for, where that is not one.
 */
export class AddressLimit {
  private window = 0;
  private counts = new Map<string, number>();

  take(
    address: string,
    limit: number,
    windowSeconds: number,
    now: number,
    cost = 1,
  ): { ok: true } | { ok: false; retryAfterSeconds: number } {
    const window = Math.floor(now / (windowSeconds * 1000));
    if (window !== this.window) {
      this.window = window;
      this.counts = new Map();
    }
    const count = (this.counts.get(address) ?? 0) + cost;
    this.counts.set(address, count);
    if (count <= limit) return { ok: true };
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(((window + 1) * windowSeconds * 1000 - now) / 1000)) };
  }
}
