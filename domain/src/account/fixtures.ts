import { aClaim, aJobSeeker, jobSeekerId, phone } from '../job-seeker/fixtures.ts';
import { aLink, linkId } from '../link/fixtures.ts';
import { testSeeker } from '../privacy-authorization/fixtures.ts';
import type { Fixtures } from '../shared/cells.ts';
import { defaultSettings } from '../shared/settings.ts';
import { happened, type Told, testId, testNow, testSystem } from '../shared/testing.ts';
import { addDays, addHours } from '../shared/time.ts';
import { aColleague } from './colleague.fixture.ts';
import { decidedAccount } from './deciders.ts';

export const accountId = testSeeker.id;
const who = { accountId, jobSeekerId, personId: jobSeekerId };
export const accountClosesAt = addDays(testNow, 7);

export const savedView = { viewId: testId(78), name: '待发 Offer', search: 'stage=OFFER&sort=-since' };
/** The columns of a list that they chose. */
export const chosenColumns = { list: 'applications', columns: ['name', 'status', 'turn'] };
const registered: Told[] = [
  happened('AccountRegistered', { ...who, name: '王晨', phone, language: 'zh-CN' }),
  happened('ViewSaved', { ...who, ...savedView }),
  happened('ColumnsChosen', { ...who, ...chosenColumns }),
];
export const signIn = {
  ...{ signInRef: testId(71), way: 'PASSWORD', browser: 'Firefox · Linux', network: '203.0.*.*' },
  until: addDays(testNow, 14),
};
registered.push(happened('ColleagueSignedIn', { ...who, ...signIn }), happened('SecondFactorTurnedOn', who));
registered.push(happened('WorkMessagesChosen', { ...who, off: ['MENTION'] }));
const closing = [...registered, happened('ClosingRequested', { ...who, closesAt: accountClosesAt })];

/** Of an invitation that was sent. */
export const accessLink = { linkId, expiresAt: addHours(testNow, 72) };
const colleague = { accountId, jobSeekerId: null, personId: accountId };
export const invited = happened('ColleagueInvited', {
  ...colleague,
  ...{ name: '李思', loginName: 'li.si', phone: null, email: 'li@example.com', roles: ['HR'], language: 'zh-CN' },
  ...accessLink,
});

export const companyAccount = { issuer: 'https://id.example', companySubject: 'li-si-0001' };
const acting = aColleague(['AD']);

export const accountHistories = {
  UNREGISTERED: [],
  INVITED: [invited],
  ACTIVE: registered,
  SUSPENDED: [...registered, happened('AccountSuspended', { ...who, reason: '违规' })],
  CLOSING: closing,
  CLOSED: [...closing, happened('AccountClosed', { ...who, applicationIds: [] })],
} satisfies Record<string, readonly Told[]>;

const system = { actor: testSystem };
const related = { jobSeeker: aJobSeeker() };
const free = { phone: aClaim(), login: aClaim(), email: aClaim(), person: aClaim() };

export const accountFixtures: Fixtures = {
  aggregate: decidedAccount,
  id: accountId,
  histories: accountHistories,
  valid: {
    RegisterAccount: () => ({ payload: { phone }, related: free, ...system }),
    AcceptAgreement: () => ({ payload: { accountId, agreed: defaultSettings.agreementVersion }, ...system }),
    CreateStaffAccount: () => ({ payload: { name: '李思', loginName: 'li.si', roles: ['HR'] }, related: free }),
    InviteColleague: () => ({
      payload: { name: '李思', loginName: 'li.si', roles: ['HR'], email: 'li@example.com' },
      related: free,
    }),
    ResendInvitation: () => ({ payload: { accountId }, related: { link: aLink() } }),
    WithdrawInvitation: () => ({
      payload: { accountId },
      related: { link: aLink(), login: aClaim(accountId), email: aClaim(accountId) },
    }),
    ResetAccess: () => ({ payload: { accountId } }),
    TakeUpAccess: () => ({
      payload: { accountId, linkId, credentialId: testId(77) },
      related: { link: aLink() },
      ...system,
    }),
    NoteSignIn: () => ({ payload: { accountId, ...signIn, signInRef: testId(72) }, ...system }),
    EndSignIn: () => ({ payload: { accountId, signInRef: signIn.signInRef } }),
    TurnOnSecondFactor: () => ({ payload: { accountId, factorId: accountId }, ...system }),
    TurnOffSecondFactor: () => ({ payload: { accountId }, ...system }),
    NoteRecoveryCode: () => ({ payload: { accountId }, ...system }),
    ResetSecondFactor: () => ({ payload: { accountId } }),
    CreateAccountByCompany: () => ({
      payload: { name: '李思', loginName: 'li.si', roles: ['HR'], email: 'li@example.com', ...companyAccount },
      related: { ...free, company: aClaim() },
      ...system,
    }),
    LinkCompanyAccount: () => ({
      payload: { accountId, ...companyAccount },
      related: { company: aClaim(), link: aLink() },
      ...system,
    }),
    UnlinkCompanyAccount: () => ({ payload: { accountId } }),
    GrantRoles: () => ({ payload: { accountId, roles: ['HR', 'IV'] }, related: { acting } }),
    ChangePassword: () => ({ payload: { accountId, credentialId: testId(77) }, ...system }),
    RenameAccount: () => ({ payload: { accountId, name: '王晨曦' }, related, actor: testSeeker }),
    ChangePhone: () => ({
      payload: { accountId, phone: '13900139000' },
      related: {
        ...related,
        present: aClaim(accountId),
        next: aClaim(),
        presentPerson: aClaim(jobSeekerId),
        nextPerson: aClaim(),
      },
      ...system,
    }),
    ChangeEmail: () => ({
      payload: { accountId, email: 'w@example.com' },
      related: { ...related, next: aClaim() },
      ...system,
    }),
    ChangeLanguage: () => ({ payload: { accountId, language: 'en-US' }, actor: testSeeker }),
    SaveView: () => ({ payload: { accountId, ...savedView }, actor: testSeeker }),
    RemoveView: () => ({ payload: { accountId, viewId: savedView.viewId }, actor: testSeeker }),
    ChooseWorkMessages: () => ({ payload: { accountId, off: ['RESULT'] }, actor: testSeeker }),
    EndWorkMails: () => ({ payload: { accountId, group: 'RESULT' }, ...system }),
    TakeUpWorkMails: () => ({ payload: { accountId, group: 'MENTION' }, ...system }),
    ChooseColumns: () => ({ payload: { accountId, ...chosenColumns }, actor: testSeeker }),
    SuspendAccount: () => ({ payload: { accountId, reason: '违规' }, related: { acting } }),
    ReinstateAccount: () => ({ payload: { accountId } }),
    RequestClosing: () => ({ payload: { accountId }, related, actor: testSeeker }),
    CancelClosing: () => ({ payload: { accountId }, actor: testSeeker }),
    CloseAccount: () => ({ payload: { accountId }, related, now: accountClosesAt, ...system }),
  },
  // No link was sent to set another password by.
  policy: {
    TakeUpAccess: { ACTIVE: 'link.expired', CLOSING: 'link.expired' },
    TurnOnSecondFactor: { ACTIVE: 'second_factor.on', CLOSING: 'second_factor.on' },
    // Nobody has it yet, or it is another's account.
    CreateAccountByCompany: Object.fromEntries(
      ['INVITED', 'ACTIVE', 'CLOSING'].map((state) => [state, 'account.invalid_transition']),
    ),
    UnlinkCompanyAccount: { ACTIVE: 'company_account.none', CLOSING: 'company_account.none' },
    // Whoever is in changes their own phone and e-mail.
    ResendInvitation: { ACTIVE: 'account.invalid_transition', CLOSING: 'account.invalid_transition' },
  },
};
