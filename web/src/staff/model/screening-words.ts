import { useMemo } from 'react';
import { useHasMessage, useTranslate } from '../../i18n/react.tsx';
import type { Tone } from './tone.ts';

const tones: Readonly<Record<string, Tone>> = {
  UNSCREENED: 'warn',
  PASS: 'ok',
  ELIMINATED: 'bad',
  UNDETERMINED: 'hold',
  RECOMMENDED: 'info',
  CANCELLED: 'mute',
  OVERDUE: 'bad',
};
export const screeningStates = [
  'UNSCREENED',
  'PASS',
  'ELIMINATED',
  'UNDETERMINED',
  'RECOMMENDED',
  'CANCELLED',
  'OVERDUE',
] as const;

/** Words and meaning of the states of a screening item. */
export function useScreeningWords() {
  const t = useTranslate();
  const has = useHasMessage();
  return useMemo(
    () => ({
      state: (value: string) => {
        const id = `staff.screeningState.${value}`;
        return has(id) ? t({ id }) : value;
      },
      tone: (value: string): Tone => tones[value] ?? 'mute',
    }),
    [t, has],
  );
}
