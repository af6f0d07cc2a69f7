import { z } from 'zod';
import { Day, Id } from '../shared/shapes.ts';
import { told } from './integration-event.ts';
import { application, code } from './shapes.ts';

const key = 'applicationId';
const hire = { ...application, offerId: Id };
const text = z.string().optional();

export const hiresTold = told('hires', {
  'hire.expected': {
    tells: 'Onboarding began.',
    key,
    data: z.object({ ...application, plannedEntryDate: Day.optional() }),
  },
  'hire.prepared': {
    tells: 'What the personnel system needs was handed over: the first time, or corrected.',
    key,
    data: z.object({
      ...hire,
      kind: code('CREATE', 'UPDATE'),
      /** Absent once the person was erased. */
      entry: z
        .object({
          department: z.string(),
          position: z.string(),
          employeeGroup: z.string(),
          employeeSubgroup: z.string(),
          entryDate: Day,
        })
        .optional(),
      person: z
        .object({ name: z.string(), phone: text, email: text, birthDate: Day.optional(), gender: text })
        .optional(),
    }),
    personal: ['person'],
  },
  'hire.accepted': { tells: 'The personnel system took the new colleague over.', key, data: z.object(hire) },
  'hire.onboarded': { tells: 'The new colleague came.', key, data: z.object({ ...hire, entryDate: Day }) },
  'hire.cancelled': {
    tells: 'Nobody comes: what was collected was put away.',
    key,
    data: z.object({ ...hire, cause: code('OFFER_INVALID', 'RECORD_ENDED') }),
  },
});
