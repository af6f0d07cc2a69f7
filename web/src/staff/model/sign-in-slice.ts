import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { noSignIn, type SignedInSeen } from '../../api/sign-in.ts';

export interface SignInState {
  readonly seen: SignedInSeen;
  /** Whether the server was asked yet. */
  readonly known: boolean;
  /** Signed in before, refused now: the page stays and asks to sign in above it. */
  readonly expired: boolean;
  /** Signed out, or somebody else is signed in: nothing is shown any more, a new document is on its way. */
  readonly left: boolean;
}

const initialState: SignInState = { seen: noSignIn, known: false, expired: false, left: false };

/** Who works here. */
export const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    signInRead: (_state, { payload }: PayloadAction<SignedInSeen>): SignInState => ({
      seen: payload,
      known: true,
      expired: false,
      left: false,
    }),
    signInExpired: (state) => {
      if (state.seen.signedIn) state.expired = true;
    },
    signInLeft: (): SignInState => ({ ...initialState, left: true }),
  },
});

export const { signInRead, signInExpired, signInLeft } = signInSlice.actions;
