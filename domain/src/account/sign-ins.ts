import type { SignInWay } from '@talentlog/contracts';
import type { AccountData } from './evolve.ts';

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

/** Whoever signs in more often signs the oldest one out. */
const mostKept = 50;

/** The sign-ins with one more; what there is no room for is over. */
export function withSignIn(
  { signIns, signedOutAt }: AccountData,
  { at, data: { signInRef, way, browser, network, until } }: SignedIn,
): Pick<AccountData, 'signIns' | 'signedOutAt'> {
  const all = [...signIns, { signInRef, at, way, browser, network, until, endedAt: null }];
  const dropped = all.slice(0, -mostKept).at(-1);
  return { signIns: all.slice(-mostKept), signedOutAt: dropped === undefined ? signedOutAt : dropped.at };
}

export const oneEnded = ({ signIns }: AccountData, signInRef: string, at: string): readonly SignInKept[] =>
  signIns.map((one) => (one.signInRef === signInRef && one.endedAt === null ? { ...one, endedAt: at } : one));

export const allEnded = ({ signIns }: AccountData, at: string): readonly SignInKept[] =>
  signIns.map((one) => (one.endedAt === null ? { ...one, endedAt: at } : one));

/** Whatever began until now is over, whoever has its cookie. */
export const signedOut = (data: AccountData, at: string): Pick<AccountData, 'signIns' | 'signedOutAt'> => ({
  signIns: allEnded(data, at),
  signedOutAt: at,
});
