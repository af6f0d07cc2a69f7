import { z } from 'zod';
import { Day, Id } from '../shared/shapes.ts';
import { told } from './integration-event.ts';
import { application, code, words } from './shapes.ts';

const key = 'applicationId';
const stage = code('RESUME_SCREENING', 'FIRST_INTERVIEW', 'OFFER', 'ONBOARDING');
const track = code('SOCIAL', 'CAMPUS', 'INTERN');
const begun = { ...application, number: z.string(), track, batch: z.string(), stage };

export const applicationsTold = told('applications', {
  'application.delivered': {
    tells: 'A candidate applied for a position.',
    key,
    data: z.object({
      ...begun,
      advertisementId: Id,
      answers: z.array(z.object({ question: z.string(), answer: z.string() })).optional(),
    }),
    personal: ['answers'],
  },
  'application.created': {
    tells: 'A colleague opened an application for a candidate, or moved one here from another position.',
    key,
    data: z.object({ ...begun, origin: code('STAFF', 'TRANSFER'), fromApplicationId: Id.optional() }),
  },
  'application.step-changed': {
    tells: 'How far the present stage is.',
    key,
    data: z.object({ ...application, stage, status: code('IN_PROGRESS', 'UNDETERMINED', 'PASSED') }),
  },
  'application.stage-changed': {
    tells: 'The application moved to another stage.',
    key,
    data: z.object({
      ...application,
      from: stage,
      to: stage,
      how: code('ADVANCED', 'SKIPPED', 'RETURNED', 'ONBOARDING'),
      reason: words,
    }),
    personal: ['reason'],
  },
  'application.ended': {
    tells: 'The application is over, and how.',
    key,
    data: z.object({
      ...application,
      stage,
      outcome: code('EMPLOYED', 'NOT_PASSED', 'ABANDONED'),
      reason: words,
      reasonCode: words,
      /** From when on the candidate may apply for the position again. */
      againOn: Day.optional(),
    }),
    personal: ['reason', 'reasonCode'],
  },
  'application.transferred': {
    tells: 'The application is over here and goes on as another one, on another position.',
    key,
    data: z.object({ ...application, stage, toApplicationId: Id, toPositionId: Id }),
  },
  'application.invalidated': {
    tells: 'The application never counted.',
    key,
    data: z.object({ ...application, stage, cause: code('DUPLICATE', 'CONSENT_WITHDRAWN', 'OTHER') }),
  },
  'application.reopened': {
    tells: 'An application that was over goes on.',
    key,
    data: z.object({ ...application, stage }),
  },
});
