/** A file is held in memory until the whole of it came: at most 20 MB each. */
const most = { ofOne: 2, inAll: 16 };

/** Bounds how many uploads are received at once, of one owner and of all. */
export class UploadsAtOnce {
  private readonly byOwner = new Map<string, number>();
  private all = 0;

  /** Returns what ends the upload; undefined where too many are under way. */
  begin(owner: string): (() => void) | undefined {
    const own = this.byOwner.get(owner) ?? 0;
    if (own >= most.ofOne || this.all >= most.inAll) return undefined;
    this.count(owner, 1);
    return () => this.count(owner, -1);
  }

  private count(owner: string, by: 1 | -1): void {
    const own = (this.byOwner.get(owner) ?? 0) + by;
    if (own === 0) this.byOwner.delete(owner);
    else this.byOwner.set(owner, own);
    this.all += by;
  }
}
