import { ApprovalState, OfferInvalidReason, OfferStatus, OfferType, titleIn } from '@talentlog/contracts';
import { useMemo } from 'react';
import { shortDay } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import type { Choice } from '../../model/choice.ts';
import type { Tone } from '../../model/tone.ts';
import { useSignIn } from '../../model/use-sign-in.ts';
import type { OfferRow } from './api.ts';

const member = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((one) => one === value);
const statuses = OfferStatus.exclude(['NONE']).options;

/** Words of an offer's types, states and titles. */
export function useOfferWords() {
  const t = useTranslate();
  const { language } = useLanguage();
  return useMemo(() => {
    const type = (value: string) => {
      const known = member(OfferType.options, value);
      return known === undefined ? value : t({ id: `offers.type.${known}` });
    };
    const positionTitle = (position: OfferRow['position']) => titleIn(position, language);
    const day = (date: string) => (date === '' ? '' : shortDay(date, language));
    const invalidReason = (value: string | null) => {
      const known = member(OfferInvalidReason.options, value);
      return known === undefined ? '' : t({ id: `offers.invalidReason.${known}` });
    };
    return { type, positionTitle, day, invalidReason };
  }, [t, language]);
}

/** Choices of the filters. */
export function useOfferChoices(): { readonly approvals: readonly Choice[]; readonly statuses: readonly Choice[] } {
  const t = useTranslate();
  return {
    approvals: ApprovalState.options.map((value) => ({ value, label: t({ id: `state.offer.approval.${value}` }) })),
    statuses: statuses.map((value) => ({ value, label: t({ id: `state.offer.status.${value}` }) })),
  };
}

/** The whole of where an offer stands: its three machines as one name. */
export type OfferStand =
  | 'draft'
  | 'yourTurn'
  | 'approving'
  | 'toSend'
  | 'disagreed'
  | 'cancelled'
  | 'sent'
  | 'linkExpired'
  | 'accepted'
  | 'onBoard'
  | 'invalid';

const beforeSending: Readonly<Record<string, OfferStand>> = {
  UNAPPROVED: 'draft',
  APPROVING: 'approving',
  PASSED: 'toSend',
  REFUSED: 'disagreed',
  CANCELLED: 'cancelled',
};
const afterSending: Readonly<Record<string, OfferStand>> = {
  SENT: 'sent',
  ACCEPTED: 'accepted',
  ON_BOARD: 'onBoard',
  INVALID: 'invalid',
};

/** Where an offer stands for the one who looks at it. */
export function standOf(
  { approval, status, link, currentApprover }: Pick<OfferRow, 'approval' | 'status' | 'link' | 'currentApprover'>,
  viewerId: string | undefined,
): OfferStand {
  if (status === 'SENT' && link === 'EXPIRED') return 'linkExpired';
  const stand = afterSending[status] ?? beforeSending[approval] ?? 'draft';
  return stand === 'approving' && currentApprover?.accountId === viewerId ? 'yourTurn' : stand;
}

/** Colours by what the stand means to a reader. */
export const standTones: Readonly<Record<OfferStand, Tone>> = {
  draft: 'warn',
  yourTurn: 'warn',
  approving: 'info',
  toSend: 'warn',
  disagreed: 'bad',
  cancelled: 'warn',
  sent: 'info',
  linkExpired: 'bad',
  accepted: 'ok',
  onBoard: 'ok',
  invalid: 'mute',
};

/** Where an offer stands for the signed-in person. */
export function useStand(): (row: OfferRow) => OfferStand {
  const { me } = useSignIn();
  return (row) => standOf(row, me?.accountId);
}
