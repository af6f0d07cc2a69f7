import { titleIn } from '@talentlog/contracts';
import { useMemo } from 'react';
import { dayAndClock } from '../../../format/dates.ts';
import { useHasMessage, useLanguage, useTranslate } from '../../../i18n/react.tsx';
import type { Tone } from '../../model/tone.ts';
import { useNameOf } from '../../ui/PersonName.tsx';
import type { Colleague, Held } from './api.ts';

export const colleagueStates = ['INVITED', 'ACTIVE', 'SUSPENDED', 'CLOSING', 'CLOSED'] as const;

const tones: Readonly<Record<string, Tone>> = { INVITED: 'warn', ACTIVE: 'ok', SUSPENDED: 'bad' };

/** Words of a colleague's state and roles. */
export function useColleagueWords() {
  const t = useTranslate();
  const has = useHasMessage();
  return useMemo(() => {
    const named = (id: string, otherwise: string) => (has(id) ? t({ id }) : otherwise);
    const role = (value: string) => named(`colleagues.role.${value}`, value);
    return {
      role,
      roles: (roles: readonly string[]) =>
        roles.length === 0 ? t({ id: 'colleagues.roles.none' }) : roles.map(role).join(' · '),
      state: (value: string) => named(`state.account.${value}`, value),
      tone: (value: string): Tone => tones[value] ?? 'mute',
      permission: (value: string) => named(`colleagues.permission.${value}`, ''),
      /** Where a link to set a password goes. */
      reached: ({ email, phone }: Pick<Colleague, 'email' | 'phone'>) =>
        [email, phone].filter((one) => one !== null).join(' · '),
    };
  }, [t, has]);
}

/** One piece of open work in a line: its position, and whom it is about. */
export function useHeldWords(): (held: Held) => string {
  const { language } = useLanguage();
  const nameOf = useNameOf();
  return ({ position, person, at }) => {
    const parts = [
      titleIn(position, language),
      person === null ? '' : nameOf(person),
      at === null ? '' : dayAndClock(at, language),
    ];
    return parts.filter((part) => part !== '').join(' · ');
  };
}
