import type { ApplicationRow } from '@talentlog/contracts';
import type { QueryData } from '../../api/index.ts';

// What the domain decides and the answers do not tell yet. Each of these goes as soon as its answer says it; none is added here.

interface Application extends Pick<ApplicationRow, 'bucket' | 'stage'> {
  readonly person: Pick<ApplicationRow['person'], 'consent'>;
  readonly offers: readonly { readonly status: string }[];
}

const screeningStages = ['RESUME_SCREENING', 'DEPT_SCREENING'];
const interviewStages = ['FIRST_INTERVIEW', 'SECOND_INTERVIEW', 'HR_INTERVIEW', 'FINAL_INTERVIEW'];

/** Commands that begin something new on an application, which its `allowedActions` do not list: stage and permission decide. */
export function beginnings(
  application: Application,
  may: (permission: string) => boolean,
): readonly ('AssignScreening' | 'ArrangeInterview' | 'DraftOffer')[] {
  const { bucket, stage, person, offers } = application;
  if (bucket !== 'ACTIVE' || person.consent !== 'AUTHORIZED') return [];
  const live = offers.some(({ status }) => status !== 'INVALID');
  return [
    ...(screeningStages.includes(stage) && may('MANAGE_SCREENING') ? (['AssignScreening'] as const) : []),
    ...(interviewStages.includes(stage) && may('MANAGE_INTERVIEW') ? (['ArrangeInterview'] as const) : []),
    ...(stage === 'OFFER' && !live && may('MANAGE_OFFER') ? (['DraftOffer'] as const) : []),
  ];
}

/** Terms that must be there before anybody is asked to agree. */
export const requiredTerms = ['pay', 'positionTitle', 'plannedEntryDate', 'workLocation', 'approvers'] as const;
export type RequiredTerm = (typeof requiredTerms)[number];

/** What a draft still lacks before it can be submitted, so that the button can say it beforehand. */
export function missingTerms(offer: Pick<QueryData<'offerDetail'>, RequiredTerm>): readonly RequiredTerm[] {
  const there: Readonly<Record<RequiredTerm, boolean>> = {
    pay: offer.pay !== null && offer.pay.monthly > 0,
    positionTitle: offer.positionTitle !== '',
    plannedEntryDate: offer.plannedEntryDate !== '',
    workLocation: offer.workLocation !== '',
    approvers: offer.approvers.length > 0,
  };
  return requiredTerms.filter((term) => !there[term]);
}

const agreedTerms = ['type', 'positionTitle', 'plannedEntryDate', 'monthly', 'months', 'signOn', 'payNote'] as const;
type AgreedTerms = Readonly<Record<(typeof agreedTerms)[number], unknown>>;

/** Whether an edit of agreed terms asks everybody to agree again. */
export const asksAgain = (before: AgreedTerms, after: AgreedTerms): boolean =>
  agreedTerms.some((term) => before[term] !== after[term]);

/** Whether SAP can be told of somebody: it wants to know where and when they start. */
export const isPushable = ({ entryDate }: { readonly entryDate: string | null }): boolean => entryDate !== null;

/** Whether somebody's onboarding can be confirmed: an application does not know where its collection stands. */
export const canOnboard = (collectionState: string, actions: readonly string[] = []): boolean =>
  collectionState === 'PUSHED' && actions.includes('ConfirmOnboarding');
