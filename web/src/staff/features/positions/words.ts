import { type AdvertisementDetails, type PositionDetails, titleIn } from '@talentlog/contracts';
import { useMemo } from 'react';
import type { QueryData } from '../../../api/index.ts';
import { useHasMessage, useLanguage, useTranslate } from '../../../i18n/react.tsx';
import type { Tone } from '../../model/tone.ts';

export type Position = QueryData<'positionDetail'>;
export type Advertisement = Position['advertisements'][number];

export const positionStates = ['DRAFT', 'OPEN', 'PAUSED', 'FILLED', 'CLOSED'] as const;

const tones: Readonly<Record<string, Tone>> = {
  'position.DRAFT': 'warn',
  'position.OPEN': 'ok',
  'position.PAUSED': 'hold',
  'position.FILLED': 'info',
  'advertisement.TO_BE_PUBLISHED': 'warn',
  'advertisement.PUBLISHED': 'ok',
  'advertisement.UNPUBLISHED': 'hold',
};

/** Advertisements that job seekers see now. */
export const liveOf = (advertisements: readonly Advertisement[]): readonly Advertisement[] =>
  advertisements.filter(({ state }) => state === 'PUBLISHED');

/** The page of an advertisement on the public site. */
export const publicAddress = (advertisementId: string): string => `/job_detail/${advertisementId}`;

/** Words and meaning of the states of positions and advertisements. */
export function usePositionWords() {
  const t = useTranslate();
  const has = useHasMessage();
  const { language } = useLanguage();
  return useMemo(() => {
    const state = (of: 'position' | 'advertisement', value: string) => {
      const id = `state.${of}.${value}`;
      return has(id) ? t({ id }) : value;
    };
    return {
      state,
      tone: (of: 'position' | 'advertisement', value: string): Tone => tones[`${of}.${value}`] ?? 'mute',
      title: (details: Pick<PositionDetails, 'title' | 'titleEn'>) => titleIn(details, language),
      place: ({ channel, adType }: Pick<AdvertisementDetails, 'channel' | 'adType'>) =>
        `${t({ id: `positions.channel.${channel}` })} · ${t({ id: `positions.adType.${adType}` })}`,
    };
  }, [t, has, language]);
}
