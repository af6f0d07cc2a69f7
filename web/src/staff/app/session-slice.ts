import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { noSession, type SignedInSeen } from '../../api/session.ts';

export interface SessionState {
  readonly seen: SignedInSeen;
  /** Whether the server was asked yet. */
  readonly known: boolean;
  /** Signed in before, refused now: the page stays and asks to sign in above it. */
  readonly expired: boolean;
}

const initialState: SessionState = { seen: noSession, known: false, expired: false };

/** Who works here. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionRead: (_state, { payload }: PayloadAction<SignedInSeen>): SessionState => ({
      seen: payload,
      known: true,
      expired: false,
    }),
    sessionExpired: (state) => {
      if (state.seen.signedIn) state.expired = true;
    },
  },
});

export const { sessionRead, sessionExpired } = sessionSlice.actions;
