import type { SignInWay } from '@talentlog/contracts';

/** One sign-in of a colleague, over or not. */
export interface SignInKept {
  readonly signInRef: string;
  readonly at: string;
  readonly way: SignInWay;
  /** Null once the person is forgotten. */
  readonly browser: string | null;
  readonly network: string | null;
  readonly until: string;
  readonly endedAt: string | null;
}

interface SignedIn {
  readonly at: string;
  readonly data: Omit<SignInKept, 'at' | 'endedAt'>;
}

/** What an account keeps of its sign-ins. */
export interface SignIns {
  readonly signIns: readonly SignInKept[];
  /** Whatever began until then is over. */
  readonly signedOutAt: string | null;
}

/** Whoever signs in more often signs the oldest one out. */
const mostKept = 50;

/** The sign-ins with one more; what there is no room for is over. */
export function withSignIn(
  { signIns, signedOutAt }: SignIns,
  { at, data: { signInRef, way, browser, network, until } }: SignedIn,
): SignIns {
  const all = [...signIns, { signInRef, at, way, browser, network, until, endedAt: null }];
  const dropped = all.slice(0, -mostKept).at(-1);
  return { signIns: all.slice(-mostKept), signedOutAt: dropped === undefined ? signedOutAt : dropped.at };
}

export const oneEnded = ({ signIns }: SignIns, signInRef: string, at: string): readonly SignInKept[] =>
  signIns.map((one) => (one.signInRef === signInRef && one.endedAt === null ? { ...one, endedAt: at } : one));

export const allEnded = ({ signIns }: SignIns, at: string): readonly SignInKept[] =>
  signIns.map((one) => (one.endedAt === null ? { ...one, endedAt: at } : one));

/** Whatever began until now is over, whoever has its cookie. */
export const signedOut = (data: SignIns, at: string): SignIns => ({
  signIns: allEnded(data, at),
  signedOutAt: at,
});
