import { z } from 'zod';

/** Steps by whose they are. A step is named by what is done, so that a list, a person's work and its button say the same. */
export const stepsOfHr = [
  'HANDLE',
  'ASSIGN',
  'CONCLUDE',
  'DECIDE_HELD',
  'ADVANCE',
  'REASSIGN',
  'ARRANGE',
  'DRAFT_OFFER',
  'SUBMIT_OFFER',
  'SEND_OFFER',
  'SEND_COLLECTION',
  'REVIEW_COLLECTION',
  'PUSH_COLLECTION',
  'CONFIRM_ONBOARDING',
] as const;

/** The one next step of an application: whoever it waits for owes exactly this. */
export const NextStep = z.enum([
  ...stepsOfHr,
  'SCREEN',
  'EVALUATE',
  'APPROVE',
  'CHOOSE_TIME',
  'REPLY_INTERVIEW',
  'ANSWER_OFFER',
  'FILL_COLLECTION',
  'WAIT_FOR_SAP',
]);
export type NextStep = z.infer<typeof NextStep>;
export type StepOfHr = (typeof stepsOfHr)[number];
