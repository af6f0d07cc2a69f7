/** One thing that a store of files keeps, on its way into a database: as the file has it. */
export type Moved =
  | {
      readonly kind: 'key';
      readonly subject: string;
      readonly wrapped: Buffer | null;
      readonly destroyedAt: string | null;
    }
  | { readonly kind: 'keyProof'; readonly wrapped: Buffer }
  | ({ readonly kind: 'signIn'; readonly id: string; readonly accountId: string } & Lasting & {
        readonly identity: string;
        readonly begunAt: number;
      })
  | ({
      readonly kind: 'code';
      readonly purpose: string;
      readonly subject: string;
      readonly browser: string;
    } & Lasting & {
        readonly digest: string;
        readonly triesLeft: number;
      })
  | {
      readonly kind: 'places';
      readonly key: string;
      readonly takenAt: string;
      readonly longestMs: number;
      readonly last: number;
    }
  | ({ readonly kind: 'device'; readonly account: string; readonly browser: string } & Lasting)
  | ({ readonly kind: 'stepUp'; readonly link: string; readonly browser: string; readonly level: string } & Lasting)
  | ({ readonly kind: 'credential'; readonly hash: string } & OfAccount)
  | { readonly kind: 'complete' }
  | ({
      readonly kind: 'factor';
      readonly sealed: string;
      readonly lastStep: number;
      readonly codes: string;
    } & OfAccount)
  | {
      readonly kind: 'timer';
      readonly id: string;
      readonly dueAt: string;
      readonly tryAt: string;
      readonly payload: string;
      readonly fireId: string;
      readonly failures: number;
    }
  | { readonly kind: 'follower'; readonly name: string; readonly position: string; readonly parked: number }
  | {
      readonly kind: 'parked';
      readonly follower: string;
      readonly eventId: string;
      readonly stream: string;
      readonly revision: number;
      readonly reason: string;
      readonly number: number;
    }
  | {
      readonly kind: 'file';
      readonly id: string;
      readonly type: string | null;
      readonly scan: string;
      readonly leaving: number;
      readonly uploads: string;
      readonly claims: string;
      /** Of the time before claims were written down. */
      readonly kept: number;
    }
  | { readonly kind: 'spent'; readonly day: number; readonly owner: string; readonly bytes: number }
  | {
      readonly kind: 'read';
      readonly readerId: string;
      readonly jobSeekerId: string;
      readonly part: string;
      readonly slot: number;
      readonly firstAt: number;
      readonly lastAt: number;
      readonly count: number;
    };

interface Lasting {
  readonly expiresAt: number;
}
interface OfAccount {
  readonly id: string;
  readonly accountId: string;
  readonly at: number;
  readonly confirmed: number;
}
