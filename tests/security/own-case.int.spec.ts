import { beforeAll, describe, expect, it } from '@jest/globals';
import { answerOf } from '../support/answer-of.ts';
import { type Colleague, deliver, type Seeker } from '../support/company.ts';
import { companyOfFile } from '../support/company-of-file.ts';
import { codeAfter } from '../support/inbox.ts';
import { inDays, terms, videoPlace } from '../support/position.ts';

describe('a colleague who applied', () => {
  const here = companyOfFile();
  let hr: Colleague;
  let other: Colleague;
  let self: Seeker & { readonly accountId: string };
  let applicationId = '';

  beforeAll(async () => {
    const { company } = here;
    hr = await company.hire('hr', 'HR', 'OA');
    other = await company.hire('other', 'HR', 'OA');
    const seeker = await company.seeker();
    const { account } = (await seeker.browser.send('/api/session')).body as { account?: { accountId: string } };
    self = { ...seeker, accountId: account?.accountId ?? '' };
    const roles = ['HR', 'PR', 'IV', 'SC', 'OA'];
    await company.admin.does('GrantRoles', { accountId: self.accountId, roles });
    // They are responsible for the position besides.
    applicationId = await deliver(self, await company.advertise(hr.browser, [self.accountId]));
  });

  it('is named to none of the work about themselves', async () => {
    const { accountId } = self;
    const start = inDays(2);
    const end = new Date(Date.parse(start) + 1_800_000).toISOString();
    await hr.browser.does('PassStep', { applicationId });
    await hr.browser.does('AdvanceStage', { applicationId, to: 'RESUME_SCREENING' });
    const screening = { applicationIds: [applicationId], screenerId: accountId, deadline: start };
    expect(await answerOf(hr.browser, 'AssignScreening', screening)).toBe('auth.candidate_named');
    const comment = { jobSeekerId: self.jobSeekerId, text: '沟通过', mentions: [accountId] };
    expect(await answerOf(hr.browser, 'AddJobSeekerComment', comment)).toBe('auth.candidate_named');
    await hr.browser.does('SkipStage', { applicationId, to: 'FIRST_INTERVIEW', reason: '急招' });
    const interview = { applicationId, start, end, place: videoPlace, interviewerIds: [accountId] };
    expect(await answerOf(hr.browser, 'ArrangeInterview', interview)).toBe('auth.candidate_named');
    await hr.browser.does('SkipStage', { applicationId, to: 'OFFER', reason: '急招' });
    const drafted = await hr.browser.does('DraftOffer', { applicationId, ...terms, approverIds: [other.accountId] });
    const { offerId } = drafted;
    const named = { offerId, ...terms, approverIds: [accountId] };
    expect(await answerOf(hr.browser, 'EditOffer', named)).toBe('auth.candidate_named');
    await hr.browser.does('SubmitOfferForApproval', { offerId });
    expect(await answerOf(other.browser, 'ForwardOffer', { offerId, toAccountId: accountId })).toBe(
      'auth.candidate_named',
    );
  });

  it('writes nothing about themselves as staff, and reads nothing', async () => {
    const { browser, jobSeekerId } = self;
    await browser.does('SwitchIdentity', { identity: 'Staff' });
    const wishes: readonly [string, object][] = [
      ['PassStep', { applicationId }],
      ['AdvanceStage', { applicationId, to: 'ONBOARDING' }],
      ['SkipStage', { applicationId, to: 'HR_INTERVIEW', reason: '急招' }],
      ['EliminateApplication', { applicationId, outcome: 'NOT_PASSED', reason: '不合适' }],
      ['AddJobSeekerComment', { jobSeekerId, text: '很好' }],
      ['AddJobSeekerTag', { jobSeekerId, tag: '优秀' }],
      ['RevealContact', { jobSeekerId, reason: '约面试' }],
      ['EditJobSeeker', { jobSeekerId, name: '王辰' }],
      ['WriteToPerson', { jobSeekerId, letter: { channels: ['SMS'], sms: '你好，欢迎。' } }],
    ];
    const codes = [];
    for (const [name, payload] of wishes) codes.push([name, await answerOf(browser, name, payload)]);
    const refused = codes.filter(([, code]) => code !== 'auth.own_case');
    // A step that the machine does not take is refused before.
    expect(refused.filter(([, code]) => code === 'taken')).toEqual([]);
    expect(codes.filter(([, code]) => code === 'auth.own_case').map(([name]) => name)).toEqual(
      expect.arrayContaining(['AddJobSeekerComment', 'AddJobSeekerTag', 'RevealContact', 'EditJobSeeker']),
    );
    expect((await browser.query('applicationDetail', { applicationId })).status).toBe(404);
    for (const list of ['applications', 'offers', 'interviews', 'screeningItems', 'resumeSearch']) {
      const { status, text } = await browser.query(list);
      expect([list, status === 200 && text.includes(jobSeekerId)]).toEqual([list, false]);
    }
    expect((await browser.query('myWork')).text).not.toContain(applicationId);
  });
});

describe('a colleague who has work about a candidate and turns out to be them', () => {
  const here = companyOfFile();
  let self: Colleague;
  /** Ids of the candidate's things, each in a state in which the colleague could go on. */
  let ids: Record<
    'applicationId' | 'unassignedId' | 'jobSeekerId' | 'screeningItemId' | 'interviewId' | 'evaluationId' | 'offerId',
    string
  >;
  let otherId = '';

  beforeAll(async () => {
    const { company, server } = here;
    const hr = await company.hire('hr', 'HR');
    const other = await company.hire('other', 'SC', 'IV', 'OA');
    otherId = other.accountId;
    self = await company.hire('self', 'HR', 'PR', 'SC', 'IV', 'OA', 'AD');
    const candidate = await company.seeker();
    const begin = async () => {
      const delivered = await deliver(candidate, await company.advertise(hr.browser, [self.accountId]));
      await hr.browser.does('PassStep', { applicationId: delivered });
      await hr.browser.does('AdvanceStage', { applicationId: delivered, to: 'RESUME_SCREENING' });
      return delivered;
    };
    const unassignedId = await begin();
    const applicationId = await begin();
    const task = { applicationIds: [applicationId], screenerId: self.accountId, deadline: inDays(2) };
    const [screeningItemId = ''] = (await hr.browser.does('AssignScreening', task)).itemIds as string[];
    await hr.browser.does('SkipStage', { applicationId, to: 'FIRST_INTERVIEW', reason: '急招' });
    const span = { start: inDays(2), end: inDays(3) };
    const wish = { applicationId, ...span, place: videoPlace, interviewerIds: [self.accountId] };
    const interviewId = String((await hr.browser.does('ArrangeInterview', wish)).interviewId);
    type Evaluations = { evaluations: { evaluationId: string }[] };
    const { evaluations } = await hr.browser.asks<Evaluations>('interviewDetail', { interviewId });
    await hr.browser.does('SkipStage', { applicationId, to: 'OFFER', reason: '急招' });
    const drafted = await hr.browser.does('DraftOffer', { applicationId, ...terms, approverIds: [self.accountId] });
    const offerId = String(drafted.offerId);
    await hr.browser.does('SubmitOfferForApproval', { offerId });
    const evaluationId = evaluations[0]?.evaluationId ?? '';
    ids = {
      applicationId,
      unassignedId,
      jobSeekerId: candidate.jobSeekerId,
      screeningItemId,
      interviewId,
      evaluationId,
      offerId,
    };
    const { email } = candidate;
    const { browser, phone } = self;
    const code = await codeAfter(server, email, () => browser.does('SendNewEmailCode', { email }));
    const phoneCode = await codeAfter(server, phone, () => browser.does('SendProofCode', { change: 'EMAIL' }));
    await browser.does('ChangeEmailByCode', { email, code, phoneCode });
  });

  const screener = () => ({ screenerId: otherId, deadline: inDays(2) });
  const sheet = () => ({ evaluationId: ids.evaluationId, formVersion: 0, result: 'PASS', text: '', scores: [] });
  const table: readonly [verb: string, command: string, payload: () => object][] = [
    ['assigns', 'AssignScreening', () => ({ applicationIds: [ids.unassignedId], ...screener() })],
    ['assigns again', 'ReassignScreening', () => ({ screeningItemId: ids.screeningItemId, ...screener() })],
    ['screens', 'ScreenItem', () => ({ screeningItemId: ids.screeningItemId, verdict: 'PASS', opinion: '好' })],
    ['evaluates', 'SubmitEvaluation', sheet],
    ['evaluates on behalf', 'EvaluateOnBehalf', sheet],
    ['comments', 'AddJobSeekerComment', () => ({ jobSeekerId: ids.jobSeekerId, text: '很好' })],
    ['tags', 'AddJobSeekerTag', () => ({ jobSeekerId: ids.jobSeekerId, tag: '优秀' })],
    ['reveals', 'RevealContact', () => ({ jobSeekerId: ids.jobSeekerId, reason: '约面试' })],
    ['approves', 'AgreeOffer', () => ({ offerId: ids.offerId })],
    ['does not approve', 'DisagreeOffer', () => ({ offerId: ids.offerId, reason: '太低' })],
    ['forwards', 'ForwardOffer', () => ({ offerId: ids.offerId, toAccountId: otherId })],
    ['hands approval over', 'HandOverApproval', () => handed({ offerId: ids.offerId })],
    ['hands screening over', 'HandOverScreening', () => handed({ screeningItemId: ids.screeningItemId })],
    ['moves', 'PassStep', () => ({ applicationId: ids.applicationId })],
    ['ends', 'EliminateApplication', () => ({ applicationId: ids.applicationId, outcome: 'NOT_PASSED', reason: '无' })],
    ['cancels an interview', 'CancelInterview', () => ({ interviewId: ids.interviewId, reason: '改期' })],
  ];
  const handed = (what: object) => ({ ...what, fromAccountId: self.accountId, toAccountId: otherId });

  it.each(table)('%s nothing about themselves', async (_verb, command, payload) => {
    const { status, body } = await self.browser.post(command, payload());
    expect([status, body.code]).toEqual([403, 'auth.own_case']);
  });

  it('is relieved of it by others', async () => {
    const { admin } = here.company;
    const { offerId, screeningItemId, interviewId } = ids;
    await admin.does('HandOverApproval', handed({ offerId }));
    await admin.does('HandOverScreening', handed({ screeningItemId }));
    await admin.does('CancelInterview', { interviewId, reason: '换面试官' });
  });

  it('learns from no refusal how their case stands', async () => {
    const again = await self.browser.post('HandOverApproval', handed({ offerId: ids.offerId }));
    expect(again.body.code).toBe('auth.own_case');
  });
});

describe('an offer', () => {
  const here = companyOfFile();

  it('is not drafted, agreed to and sent by one colleague alone, unless the company says so', async () => {
    const { company } = here;
    const { browser, accountId } = await company.hire('alone', 'HR', 'OA');
    const applicationId = await deliver(await company.seeker(), await company.advertise(browser));
    await browser.does('SkipStage', { applicationId, to: 'OFFER', reason: '急招' });
    const { offerId } = await browser.does('DraftOffer', { applicationId, ...terms, approverIds: [accountId] });
    const refused = await browser.post('SubmitOfferForApproval', { offerId });
    expect(refused).toMatchObject({ status: 422, body: { code: 'approval.own_draft' } });
    await company.admin.does('ChangeSettings', { values: { approvalByAnother: false } });
    await browser.does('SubmitOfferForApproval', { offerId });
    await browser.does('AgreeOffer', { offerId });
  });
});
