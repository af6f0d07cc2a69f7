import type { FileRef, OfferType, PositionDetails } from '@talentlog/contracts';
import type { CommandInput } from '../../../../api/index.ts';
import type { OfferDetail } from '../api.ts';

/** The terms of an offer as one types them: numbers may still be empty, and pay is flat. */
export interface TermsValues {
  readonly type: string;
  readonly positionTitle: string;
  readonly plannedEntryDate: string | null;
  readonly workLocation: string;
  readonly probationMonths: number | null;
  readonly monthly: number | null;
  readonly months: number | null;
  readonly signOn: number | null;
  readonly payNote: string;
  readonly linkDays: number | null;
  readonly approverIds: readonly string[];
  readonly attachment: FileRef | null;
  readonly note: string;
}

type Terms = Omit<CommandInput<'DraftOffer'>, 'applicationId'>;

const types: readonly OfferType[] = ['CAMPUS', 'SOCIAL', 'INTERN'];
const typeOf = (value: string): OfferType => types.find((one) => one === value) ?? 'SOCIAL';
const usual = { probationMonths: 6, months: 13, linkDays: 7 };

/** What a position says of the terms of its offers. */
type Said = Pick<PositionDetails, 'pay' | 'locations'>;

/** Where the position is worked at; empty where it has several places, so that one is chosen for this person. */
const placeOf = ({ locations: [place = '', ...others] }: Said): string => (others.length === 0 ? place : '');

/** A first draft for an application of this track, by what its position says. */
export const firstTerms = (positionTitle: string, track: string, said?: Said): TermsValues => ({
  type: typeOf(track),
  positionTitle,
  plannedEntryDate: null,
  workLocation: said === undefined ? '' : placeOf(said),
  probationMonths: track === 'INTERN' ? 0 : usual.probationMonths,
  monthly: null,
  months: said?.pay.months ?? (track === 'INTERN' ? 12 : usual.months),
  signOn: 0,
  payNote: '',
  linkDays: usual.linkDays,
  approverIds: [],
  attachment: null,
  note: '',
});

/** The terms of an offer as they are now, for editing: every one of them, so that an edit loses nothing. */
export const valuesOf = (detail: OfferDetail): TermsValues => ({
  type: typeOf(detail.type),
  positionTitle: detail.positionTitle,
  plannedEntryDate: detail.plannedEntryDate === '' ? null : detail.plannedEntryDate,
  workLocation: detail.workLocation,
  probationMonths: detail.probationMonths,
  monthly: detail.pay?.monthly ?? null,
  months: detail.pay?.months ?? usual.months,
  signOn: detail.pay?.signOn ?? 0,
  payNote: detail.pay?.note ?? '',
  linkDays: detail.linkDays,
  approverIds: detail.approvers.map(({ accountId }) => accountId),
  attachment: detail.attachment,
  note: detail.note,
});

/** The pay that is being typed; undefined before the monthly amount is there. */
export const payOf = ({ monthly, months }: TermsValues): { monthly: number; months: number } | undefined =>
  monthly === null ? undefined : { monthly, months: months ?? 12 };

/** What is sent. Without a monthly amount there is no pay yet. */
export const termsOf = (values: TermsValues): Terms => {
  const { type, monthly, months, signOn, payNote, probationMonths, linkDays, approverIds, ...rest } = values;
  return {
    ...rest,
    type: typeOf(type),
    probationMonths: probationMonths ?? 0,
    // What is empty is refused beside its field, never filled in.
    linkDays: linkDays ?? 0,
    approverIds: [...approverIds],
    pay: monthly === null ? null : { monthly, months: months ?? 0, signOn: signOn ?? 0, note: payNote },
  };
};
