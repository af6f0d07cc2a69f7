import { z } from 'zod';
import { InterviewPlace } from '../interview/interview.ts';
import { WorkGroup } from '../message-template/groups.ts';
import { OwnConsent } from '../privacy-authorization/queries.ts';
import { query } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import {
  AccountRef,
  AllowedActions,
  many,
  Paging,
  PersonSeen,
  PositionRef,
  Revision,
  Search,
} from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';
import { ChosenColumns, HeldKind, SavedView, SignInWay } from './account.ts';

/** Something that waits for one colleague, with what handing it to another one needs. */
const HeldWork = z.object({
  kind: HeldKind,
  id: Id,
  revision: Revision,
  position: PositionRef,
  person: PersonSeen.nullable(),
  /** Until when, or when it is. */
  at: z.string().nullable(),
  /** An interview as it is arranged. */
  interview: z
    .object({ start: z.string(), end: z.string(), place: InterviewPlace, interviewerIds: z.array(Id) })
    .nullable(),
});

/** One sign-in of a colleague. */
const SignInSeen = z.object({
  signInRef: Id,
  at: z.string(),
  way: SignInWay,
  browser: z.string(),
  network: z.string(),
  until: z.string(),
  endedAt: z.string().nullable(),
  /** The one that asks. */
  isThis: z.boolean(),
});

/** A colleague as administrators see them. */
const Colleague = z.object({
  accountId: Id,
  name: z.string(),
  loginName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  roles: z.array(z.string()),
  language: z.string(),
  state: z.string(),
  since: z.string(),
  /** Until then an invitation, or another password after a reset, waits to be taken up. */
  linkUntil: z.string().nullable(),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Whether a company's account leads here, and whether it gives the roles. */
  companyAccount: z.enum(['LINKED', 'GIVES_ROLES']).nullable(),
  lastSignInAt: z.string().nullable(),
  allowedActions: AllowedActions,
  revision: Revision,
});

export const accountQueries = {
  /** Everybody who works here, worked here or is invited to. */
  colleagues: query({
    params: z.strictObject({
      text: Search,
      state: many(z.enum(['INVITED', 'ACTIVE', 'CLOSING', 'SUSPENDED', 'CLOSED'])),
      role: many(oneLine.max(4)),
      ...Paging,
    }),
    result: z.object({ rows: z.array(Colleague) }),
    grants: [{ staff: 'ADMIN_USER' }],
    reads: 'COMPANY',
    view: 'accounts',
  }),
  colleagueDetail: query({
    params: z.strictObject({ accountId: Id }),
    result: Colleague.extend({ signIns: z.array(SignInSeen) }),
    grants: [{ staff: 'ADMIN_USER' }],
    reads: 'COMPANY',
    view: 'accounts',
  }),
  /** Accounts one can hand work to. Work about candidates is not handed to the candidates themselves. */
  staffMembers: query({
    params: z.strictObject({ role: many(oneLine.max(4)), about: many(Id) }),
    result: z.array(AccountRef.extend({ roles: z.array(z.string()) })),
    grants: [{ self: 'VIEW_USER' }],
    reads: 'COMPANY',
    view: 'accounts',
  }),
  /** What is open in a colleague's name, and who it is about: what is handed over before they leave. */
  heldWork: query({
    params: z.strictObject({ accountId: Id }),
    result: z.array(HeldWork),
    grants: [{ staff: 'ADMIN_USER' }],
    reads: 'LINES',
    view: 'applications',
  }),
  /** Where a colleague is signed in, and their second factor. */
  mySecurity: query({
    params: z.strictObject({}),
    result: z.object({
      accountId: Id,
      /** Where messages reach them; null where nothing does, as with the first administrator. */
      email: z.string().nullable(),
      phone: z.string().nullable(),
      hasPassword: z.boolean(),
      /** The first start gave it, and whoever read the terminal knows it. */
      isPasswordGiven: z.boolean(),
      hasSecondFactor: z.boolean(),
      /** One of their roles must have one. */
      isFactorRequired: z.boolean(),
      signIns: z.array(SignInSeen),
      /** Mails that one does without. */
      messagesOff: z.array(WorkGroup),
      allowedActions: AllowedActions,
    }),
    grants: [{ self: 'VIEW_USER' }],
    reads: 'OWN',
    view: 'accounts',
  }),
  myAccount: query({
    params: z.strictObject({}),
    result: z.object({
      accountId: Id,
      jobSeekerId: z.string().nullable(),
      name: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      /** Whether a code was read there; an address that was only typed leads to nobody. */
      emailProved: z.boolean(),
      hasPassword: z.boolean(),
      language: z.string(),
      state: z.string(),
      closesAt: z.string().nullable(),
      savedViews: z.array(SavedView),
      /** Of each list whose columns were chosen. */
      columns: z.array(ChosenColumns),
      consent: OwnConsent,
      /** The registration agreement that was accepted last; null where that was never told. */
      agreement: z.object({ version: z.string(), at: z.string() }).nullable(),
      /** From when on the person is erased, as they were told; null where nobody told them, or they agreed or applied since. */
      erasesAt: z.string().nullable(),
      /** How long closing can be taken back, and whether an accepted offer is in its way, as in that of a deletion. */
      closing: z.object({ days: z.number(), blocked: z.boolean() }),
      allowedActions: AllowedActions,
    }),
    grants: [{ self: 'VIEW_USER' }],
    reads: 'OWN',
    view: 'accounts',
  }),
};
