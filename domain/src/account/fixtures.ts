import { aClaim, aJobSeeker, jobSeekerId, phone } from '../job-seeker/fixtures.ts';
import { testSeeker } from '../privacy-authorization/fixtures.ts';
import type { Fixtures } from '../shared/cells.ts';
import { happened, type Told, testId, testNow, testSystem } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { decidedAccount } from './deciders.ts';

export const accountId = testSeeker.id;
const who = { accountId, jobSeekerId, personId: jobSeekerId };
export const accountClosesAt = addDays(testNow, 7);

export const savedView = { viewId: testId(78), name: '待发 Offer', search: 'stage=OFFER&sort=-since' };
/** The columns of a list that they chose. */
export const chosenColumns = { list: 'applications', columns: ['name', 'status', 'turn'] };
const registered = [
  happened('AccountRegistered', { ...who, name: '王晨', phone, language: 'zh-CN' }),
  happened('ViewSaved', { ...who, ...savedView }),
  happened('ColumnsChosen', { ...who, ...chosenColumns }),
];
const closing = [...registered, happened('ClosingRequested', { ...who, closesAt: accountClosesAt })];

export const accountHistories = {
  UNREGISTERED: [],
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
    AcceptAgreement: () => ({ payload: { accountId }, ...system }),
    CreateStaffAccount: () => ({ payload: { name: '李思', loginName: 'li.si', roles: ['HR'] }, related: free }),
    GrantRoles: () => ({ payload: { accountId, roles: ['HR', 'IV'] } }),
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
    ChooseColumns: () => ({ payload: { accountId, ...chosenColumns }, actor: testSeeker }),
    SuspendAccount: () => ({ payload: { accountId, reason: '违规' } }),
    ReinstateAccount: () => ({ payload: { accountId } }),
    RequestClosing: () => ({ payload: { accountId }, related, actor: testSeeker }),
    CancelClosing: () => ({ payload: { accountId }, actor: testSeeker }),
    CloseAccount: () => ({ payload: { accountId }, related, now: accountClosesAt, ...system }),
  },
};
