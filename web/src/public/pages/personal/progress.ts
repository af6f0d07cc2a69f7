import type { DeliveryCard } from '@talentlog/contracts';

/** Parts of the way as a candidate sees it: screening, exams and interviews, offer, onboarding. */
const parts = {
  SCREENING: ['RESUME_SCREENING', 'DEPT_SCREENING'],
  INTERVIEWS: [
    'WRITTEN_EXAM',
    'PSYCH_EVALUATION',
    'FIRST_INTERVIEW',
    'SECOND_INTERVIEW',
    'HR_INTERVIEW',
    'FINAL_INTERVIEW',
    'REVIEW',
    'SYMPOSIUM',
  ],
  OFFER: ['OFFER', 'SIGNING'],
  ONBOARDING: ['ONBOARDING'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type Part = keyof typeof parts;

/** The parts that come after the one a stage belongs to; before the first, all of them. */
export function partsAhead(stage: string): readonly Part[] {
  const names = Object.keys(parts) as Part[];
  const at = names.findIndex((name) => (parts[name] as readonly string[]).includes(stage));
  return names.slice(at + 1);
}

/** The person's own pages, which open by their id without a token. */
export const pages = {
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
