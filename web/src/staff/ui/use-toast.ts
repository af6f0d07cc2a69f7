import { useCallback } from 'react';
import type { CommandName } from '../../api/index.ts';
import { useAppDispatch } from '../model/store.ts';
import { toasted, type Undo } from '../model/toast-slice.ts';

/** Says what was done at the foot of the screen, with the command that takes it back where there is one. */
export function useToast() {
  const dispatch = useAppDispatch();
  return useCallback(
    <N extends CommandName>(text: string, undo?: Undo<N>, tone: 'ok' | 'bad' = 'ok') => {
      dispatch(toasted(undo === undefined ? { text, tone } : { text, tone, undo: undo as unknown as Undo }));
    },
    [dispatch],
  );
}
