import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { CommandInput, CommandName, Seen } from '../../api/index.ts';

/** A command that takes back what was just done. */
export interface Undo<N extends CommandName = CommandName> {
  readonly name: N;
  readonly payload: CommandInput<N>;
  /** What stood there when it was done: what somebody else changed since is not taken back with it. */
  readonly seen?: Seen;
}

export interface Toast {
  readonly id: string;
  readonly text: string;
  readonly tone: 'ok' | 'bad';
  readonly undo?: Undo;
}

/** Short words about what was done, newest last. */
export const toastSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toasted: {
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => [...state.slice(-2), payload],
    },
    toastGone: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

export const { toasted, toastGone } = toastSlice.actions;
