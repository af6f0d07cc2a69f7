import { z } from 'zod';
import { stepsOfHr } from '../my-work/choices.ts';

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
