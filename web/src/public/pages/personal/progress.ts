import type { DeliveryCard } from '@talentlog/contracts';

/** Parts of the way as a candidate sees it: delivery, screening, exams and interviews, offer, onboarding. */
const parts: readonly (readonly string[])[] = [
  ['DELIVERED'],
  ['RESUME_SCREENING', 'DEPT_SCREENING'],
  [
    'WRITTEN_EXAM',
    'PSYCH_EVALUATION',
    'FIRST_INTERVIEW',
    'SECOND_INTERVIEW',
    'HR_INTERVIEW',
    'FINAL_INTERVIEW',
    'REVIEW',
    'SYMPOSIUM',
  ],
  ['OFFER', 'SIGNING'],
  ['ONBOARDING'],
];

/** How many parts of the way are behind a record at this stage. */
export function barOf(stage: string): { done: number; of: number } {
  const at = parts.findIndex((stages) => stages.includes(stage));
  return { done: Math.max(at, 0), of: parts.length };
}

const pages = {
  APPOINTMENT: '/invite_reservation',
  INTERVIEW: '/invite_interview',
  OFFER: '/send_offer',
  COLLECTION: '/info_collection',
} as const;

/** Where the person does what is waited for. */
export const todoPath = (todo: NonNullable<DeliveryCard['todo']>): string => `${pages[todo.kind]}/${todo.id}`;

/** The page of the person's next interview, or of the booking that leads to it. */
export const meetingPath = ({ kind, id }: NonNullable<DeliveryCard['meeting']>): string =>
  `${kind === 'INTERVIEW' ? pages.INTERVIEW : pages.APPOINTMENT}/${id}`;
