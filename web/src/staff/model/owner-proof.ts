import { createSlice, type Dispatch } from '@reduxjs/toolkit';

/** Whether a command waits for the owner of the account to prove that it is them. */
export const ownerProofSlice = createSlice({
  name: 'ownerProof',
  initialState: { isAsked: false },
  reducers: {
    ownerAsked: () => ({ isAsked: true }),
    ownerAnswered: () => ({ isAsked: false }),
  },
});
const { ownerAsked, ownerAnswered } = ownerProofSlice.actions;

/** Commands that wait, by the store of their page; a store holds data alone. */
const waiting = new WeakMap<Dispatch, readonly ((isProved: boolean) => void)[]>();

/** Asks above the page, once for all that is sent meanwhile. */
export function askForOwner(dispatch: Dispatch): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.set(dispatch, [...(waiting.get(dispatch) ?? []), resolve]);
    dispatch(ownerAsked());
  });
}

/** Goes on with what waits, or leaves it refused. */
export function answerForOwner(dispatch: Dispatch, isProved: boolean): void {
  const all = waiting.get(dispatch) ?? [];
  waiting.delete(dispatch);
  dispatch(ownerAnswered());
  for (const resolve of all) resolve(isProved);
}
