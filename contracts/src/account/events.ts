import { z } from 'zod';
import { LinkId } from '../link/link.ts';
import { WorkGroup } from '../message-template/groups.ts';
import { event } from '../shared/define.ts';
import { Id, Instant, Language } from '../shared/shapes.ts';
import { ChosenColumns, GrantedRole, SignInWay } from './account.ts';

/** `personId` owns the key of the personal fields: the job seeker, or the account itself for staff. */
const account = { accountId: Id, jobSeekerId: Id.nullable(), personId: Id };
/** The link by which a colleague sets a password. */
const access = { linkId: LinkId, expiresAt: Instant };
const subject = 'personId';
const personal = <const F extends string>(...fields: F[]) => ({ version: 1, subject, personal: fields }) as const;

export const accountEvents = {
  AccountRegistered: event({
    ...personal('name', 'phone'),
    revealable: ['name', 'phone'],
    withheld: {},
    data: z.strictObject({ ...account, name: z.string().nullable(), phone: z.string(), language: Language }),
  }),
  /** The owner ticked this version of the registration agreement. */
  AgreementAccepted: event({ version: 1, data: z.strictObject({ ...account, agreementVersion: z.string() }) }),
  StaffAccountCreated: event({
    ...personal('name', 'loginName', 'phone', 'email'),
    revealable: [],
    withheld: {},
    data: z.strictObject({
      ...account,
      name: z.string(),
      loginName: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      roles: z.array(GrantedRole),
      language: Language,
    }),
  }),
  /** A colleague is to set the own password by the link, until `expiresAt`. */
  ColleagueInvited: event({
    ...personal('name', 'loginName', 'phone', 'email'),
    revealable: [],
    withheld: {},
    data: z.strictObject({
      ...account,
      ...access,
      name: z.string(),
      loginName: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      roles: z.array(GrantedRole),
      language: Language,
    }),
  }),
  InvitationSentAgain: event({
    ...personal('loginName'),
    revealable: [],
    withheld: {},
    data: z.strictObject({ ...account, ...access, loginName: z.string() }),
  }),
  /** What proves the password lies in a store of its own, under this id. */
  InvitationAccepted: event({ version: 1, data: z.strictObject({ ...account, credentialId: Id }) }),
  InvitationWithdrawn: event({ version: 1, data: z.strictObject(account) }),
  /** Sign-ins and password ended; another password is set by the link. */
  AccessReset: event({ version: 1, data: z.strictObject({ ...account, ...access }) }),
  /** A colleague signed in: how, in what kind of browser, and roughly where from. */
  ColleagueSignedIn: event({
    ...personal('browser', 'network'),
    revealable: [],
    withheld: {},
    data: z.strictObject({
      ...account,
      signInRef: Id,
      way: SignInWay,
      browser: z.string(),
      network: z.string(),
      until: Instant,
    }),
  }),
  ColleagueSignInEnded: event({ version: 1, data: z.strictObject({ ...account, signInRef: Id }) }),
  /** Which of those that were begun; formerly an account had one, and was its name. */
  SecondFactorTurnedOn: event({ version: 1, data: z.strictObject({ ...account, factorId: Id.optional() }) }),
  SecondFactorTurnedOff: event({ version: 1, data: z.strictObject(account) }),
  /** By an administrator: whoever lost the app and the codes sets another one up. */
  SecondFactorReset: event({ version: 1, data: z.strictObject(account) }),
  /** A recovery code let its owner in, once. */
  RecoveryCodeUsed: event({ version: 1, data: z.strictObject(account) }),
  /** A company's account leads here: whose it is, by whom, and whether it gives the roles. */
  CompanyAccountLinked: event({
    ...personal('issuer', 'companySubject'),
    revealable: [],
    withheld: {},
    data: z.strictObject({ ...account, issuer: z.string(), companySubject: z.string(), givesRoles: z.boolean() }),
  }),
  CompanyAccountUnlinked: event({ version: 1, data: z.strictObject(account) }),
  /** All roles the account has from now on. */
  RolesGranted: event({ version: 1, data: z.strictObject({ ...account, roles: z.array(GrantedRole) }) }),
  /** What proves it lies in a store of its own, under this id. */
  PasswordChanged: event({ version: 2, data: z.strictObject({ ...account, credentialId: Id }) }),
  AccountRenamed: event({
    ...personal('name'),
    revealable: ['name'],
    withheld: {},
    data: z.strictObject({ ...account, name: z.string() }),
  }),
  /** `former`: the one it was, which is told. */
  PhoneChanged: event({
    ...personal('phone', 'former'),
    version: 2,
    revealable: ['phone', 'former'],
    withheld: {},
    data: z.strictObject({ ...account, phone: z.string(), former: z.string().nullable() }),
  }),
  /** `proved`: somebody could read a code there; what was only typed leads to nobody. */
  EmailChanged: event({
    ...personal('email', 'former'),
    version: 2,
    revealable: ['email', 'former'],
    withheld: {},
    data: z.strictObject({
      ...account,
      email: z.string().nullable(),
      former: z.string().nullable(),
      proved: z.boolean(),
    }),
  }),
  LanguageChanged: event({ version: 1, data: z.strictObject({ ...account, language: Language }) }),
  ViewSaved: event({
    ...personal('name', 'search'),
    revealable: ['name', 'search'],
    withheld: {},
    data: z.strictObject({ ...account, viewId: Id, name: z.string(), search: z.string() }),
  }),
  ViewRemoved: event({ version: 1, data: z.strictObject({ ...account, viewId: Id }) }),
  ColumnsChosen: event({ version: 1, data: z.strictObject({ ...account, ...ChosenColumns.shape }) }),
  WorkMessagesChosen: event({ version: 1, data: z.strictObject({ ...account, off: z.array(WorkGroup) }) }),
  AccountSuspended: event({
    ...personal('reason'),
    revealable: ['reason'],
    withheld: { reason: 'AMONG_COLLEAGUES' },
    data: z.strictObject({ ...account, reason: z.string() }),
  }),
  AccountReinstated: event({ version: 1, data: z.strictObject(account) }),
  /** The days of regret run until `closesAt`. */
  ClosingRequested: event({ version: 1, data: z.strictObject({ ...account, closesAt: Instant }) }),
  /** By the person, or because an offer was accepted meanwhile. */
  ClosingCancelled: event({
    version: 1,
    data: z.strictObject({ ...account, cause: z.enum(['SELF', 'OFFER_ACCEPTED']) }),
  }),
  /** The end: whoever holds keys, views and files of `personId` lets go of them. Names the records still under way. */
  AccountClosed: event({ version: 1, data: z.strictObject({ ...account, applicationIds: z.array(Id) }) }),
  /** Its person was erased: the account ends at once, whatever it was. */
  AccountErased: event({ version: 1, data: z.strictObject(account) }),
};
