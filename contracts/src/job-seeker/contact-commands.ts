import { z } from 'zod';
import { command } from '../shared/define.ts';
import { Email, Id, PersonName, Phone } from '../shared/shapes.ts';
import { ContactField, SeekerSource } from './job-seeker.ts';

const aggregate = 'jobSeeker';
const staff = { staff: 'MANAGE_JOB_SEEKER' } as const;
const isReachable = ({ phone, email }: { phone?: string | null; email?: string | null }) => Boolean(phone ?? email);
const contact = { phone: Phone.nullable().optional(), email: Email.nullable().optional() };

/** How a person is called and reached: who may say so, and who agrees to it. */
export const contactCommands = {
  /** Staff enter a person they know; whoever cannot be reached cannot be asked for consent. */
  CreateJobSeeker: command({
    aggregate,
    payload: z
      .strictObject({
        name: PersonName,
        phone: Phone.nullable().default(null),
        email: Email.nullable().default(null),
        source: SeekerSource.exclude(['REGISTERED']).default('STAFF'),
      })
      .refine(isReachable, { error: 'common.required', path: ['phone'] }),
    grants: [staff],
    emits: ['JobSeekerCreated'],
    refusals: ['account.phone_taken', 'account.email_taken', 'jobSeeker.contact_asked_too_often'],
    privacy: 'exempt',
  }),
  /**
   * Name and contact as staff know them; what is left out stays. A contact that the person proved is theirs to change. Any other one is
   * changed by whoever answers for every application of the person.
   */
  EditJobSeeker: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id, name: PersonName.optional(), ...contact }),
    grants: [staff],
    emits: ['ContactChanged'],
    refusals: [
      'account.phone_taken',
      'account.email_taken',
      'jobSeeker.contact_asked_too_often',
      'jobSeeker.contact_proved',
      'jobSeeker.contact_in_use',
      'jobSeeker.contact_elsewhere',
    ],
  }),
  /** Asks the owners of the person's other positions to agree to another phone or e-mail. */
  ProposeContactChange: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id, ...contact }),
    grants: [staff],
    emits: ['ContactChangeProposed'],
    refusals: ['jobSeeker.contact_proved', 'jobSeeker.contact_in_use', 'jobSeeker.contact_not_proposed'],
  }),
  /**
   * The yes of an owner: to what was proposed, which happens once every owner agreed, or to what a colleague changed before this owner
   * worked with the person.
   */
  AgreeToContact: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id, field: ContactField }),
    grants: [staff],
    emits: ['ContactAgreed', 'ContactChanged'],
    refusals: [
      'account.phone_taken',
      'account.email_taken',
      'jobSeeker.contact_asked_too_often',
      'jobSeeker.contact_proved',
      'jobSeeker.contact_in_use',
      'jobSeeker.contact_agreed',
    ],
  }),
  /** Sent by sign-in when the holder of a link read a code there, or knew the end of the phone. */
  NoteContactProved: command({
    aggregate,
    payload: z.strictObject({ jobSeekerId: Id, field: ContactField }),
    grants: [{ system: true }],
    emits: ['ContactProved'],
    refusals: [],
    privacy: 'exempt',
  }),
};
