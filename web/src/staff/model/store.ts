import { configureStore, createSlice } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { type TypedUseSelectorHook, useDispatch, useSelector } from 'react-redux';
import { heldVerdictsSlice } from './held-verdicts.ts';
import { ownerProofSlice } from './owner-proof.ts';
import { signInSlice } from './sign-in-slice.ts';
import { staffApi } from './staff-api.ts';
import { toastSlice } from './toast-slice.ts';

/** When the last answer came, for the line at the top that says how fresh a screen is. */
const freshness = createSlice({
  name: 'freshness',
  initialState: { at: 0 },
  reducers: {},
  extraReducers: (builder) =>
    builder.addMatcher(
      (action): action is { type: string; meta: { fulfilledTimeStamp: number } } =>
        action.type === 'staffApi/executeQuery/fulfilled',
      (state, action) => {
        state.at = action.meta.fulfilledTimeStamp;
      },
    ),
});

/** A new store; one per page, and one per test. */
export function createStore() {
  const store = configureStore({
    reducer: {
      [staffApi.reducerPath]: staffApi.reducer,
      signIn: signInSlice.reducer,
      toasts: toastSlice.reducer,
      heldVerdicts: heldVerdictsSlice.reducer,
      ownerProof: ownerProofSlice.reducer,
      freshness: freshness.reducer,
    },
    middleware: (defaults) => defaults().concat(staffApi.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<Store['getState']>;
export const useAppDispatch: () => Store['dispatch'] = useDispatch;
export const useAppSelector: TypedUseSelectorHook<RootState> = useSelector;
