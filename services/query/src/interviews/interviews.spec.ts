import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anApplication, aPosition, colleagues, hr, interviewer, otherHr, screener } from '../testing/company.ts';
import { aPerson, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, seeker, staff } from '../testing/story.ts';
import { anInterview, screened } from '../testing/work.ts';

const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
const who = { interviewId: id(31), ...about };
const start = '2026-11-03T02:00:00.000Z';
const asHr = staff(hr, 'HR');
const asInterviewer = staff(interviewer, 'IV');
const own = seeker(id(91), id(21));
const started = happened('interview', id(31), 'InterviewStarted', who);
const evaluated = happened('evaluation', id(41), 'EvaluationSubmitted', {
  evaluationId: id(41),
  ...who,
  interviewerId: interviewer,
  scores: [],
  result: 'PASS',
  recommendedPositionId: null,
  text: '思路清楚',
});

describe('interviews', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...colleagues,
      ...aPosition(id(1)),
      ...aPerson(id(21), '林晓'),
      ...anInterview(id(31), id(41), about),
    );
  });
  afterEach(() => reading.close());
  const detail = async (caller = asHr) => (await reading.ask('interviewDetail', { interviewId: id(31) }, caller)).data;
  const listed = async (params: object, caller = asHr) =>
    (await reading.ask('interviews', params, caller)).data?.rows.map(({ interviewId }) => interviewId);

  it('are shown with time, place, interviewers and their sheets', async () => {
    expect(await detail()).toMatchObject({
      interviewId: id(31),
      person: { name: '林晓' },
      position: { title: '芯片工程师' },
      life: 'NOT_STARTED',
      reply: 'PENDING_REPLY',
      signIn: 'UNSIGNED',
      start,
      mode: 'ON_SITE',
      place: '3 号楼',
      interviewers: [{ accountId: interviewer, name: '郑面试' }],
      evaluations: [{ evaluationId: id(41), interviewer: { name: '郑面试' }, state: 'UNEVALUATED', text: null }],
    });
  });

  it('give the place field by field to those who may change it and those who hold it', async () => {
    expect((await detail())?.placeDetails).toMatchObject({ site: '3 号楼' });
    expect((await detail(asInterviewer))?.placeDetails).toMatchObject({ site: '3 号楼' });
  });

  it('shows the meeting code, link and password only to interviewers and to those who manage the interview', async () => {
    const meeting = {
      mode: 'VIDEO',
      site: '',
      videoTool: 'CONFERENCE',
      link: 'https://meet.example/9',
      meetingCode: '999 888 777',
      password: 'secret-pw',
      contact: '0571-8800',
    } as const;
    const meets = {
      interviewId: id(32),
      interviewerIds: [interviewer],
      seats: [{ interviewerId: interviewer, evaluationId: id(42) }],
    };
    await reading.tell(
      anApplication(about),
      happened('interview', id(32), 'InterviewArranged', { ...arrangement, ...meets, place: meeting }),
      happened('interview', id(32), 'InterviewStarted', { ...who, interviewId: id(32) }),
      ...screened(id(51), about),
    );
    const seen = async (caller: ReturnType<typeof staff>) => {
      const { data } = await reading.ask('applicationDetail', { applicationId: id(11) }, caller);
      return data?.interviews.find(({ interviewId }) => interviewId === id(32));
    };
    const whole = { place: '999 888 777 · 0571-8800', placeDetails: meeting };
    expect(await seen(asHr)).toMatchObject(whole);
    expect(await seen(asInterviewer)).toMatchObject(whole);
    const toScreener = await seen(staff(screener, 'SC'));
    expect(toScreener).toMatchObject({ place: '0571-8800', placeDetails: null });
    for (const secret of ['999 888 777', 'meet.example', 'secret-pw'])
      expect(JSON.stringify(toScreener)).not.toContain(secret);
  });

  it('tell the code to who may sign the candidate in, from an hour before, and never in a list', async () => {
    const told = async (caller: ReturnType<typeof staff>, at: string) =>
      (await reading.ask('interviewDetail', { interviewId: id(31) }, caller, at)).data?.signInCode;
    expect(await told(asHr, '2026-11-03T00:59:59.000Z')).toBeNull();
    for (const caller of [asHr, asInterviewer]) expect(await told(caller, '2026-11-03T01:00:00.000Z')).toBe('123456');
    const { data } = await reading.ask('interviews', {}, asHr, '2026-11-03T01:00:00.000Z');
    expect(data?.rows.map(({ signInCode }) => signInCode)).toEqual([null]);
  });

  it('are listed for owners and interviewers, by time and by mine', async () => {
    expect(await listed({})).toEqual([id(31)]);
    expect(await listed({}, asInterviewer)).toEqual([id(31)]);
    expect(await listed({}, staff(otherHr, 'HR', 'IV'))).toEqual([]);
    expect(await listed({ from: start, to: '2026-11-04T00:00:00.000Z' })).toEqual([id(31)]);
    expect(await listed({ from: '2026-11-03T02:00:00.001Z' })).toEqual([]);
    expect(await listed({ life: 'FINISHED' })).toEqual([]);
    expect(await listed({ mine: 'true' })).toEqual([]);
    expect((await reading.ask('interviewDetail', { interviewId: id(31) }, staff(otherHr, 'HR'))).refused).toBe(
      'common.not_found',
    );
  });

  it('show a sheet to its writer and to HR, not to another interviewer', async () => {
    await reading.tell(started, evaluated);
    const text = async (caller: ReturnType<typeof staff>) => (await detail(caller))?.evaluations[0]?.text;
    expect(await text(asHr)).toBe('思路清楚');
    expect(await text(asInterviewer)).toBe('思路清楚');
    await reading.tell(
      happened('interview', id(32), 'InterviewArranged', {
        ...arrangement,
        interviewId: id(32),
        interviewerIds: [interviewer, id(906)],
        seats: [{ interviewerId: interviewer, evaluationId: id(42) }],
      }),
      happened('evaluation', id(42), 'EvaluationRequested', {
        evaluationId: id(42),
        ...who,
        interviewId: id(32),
        interviewerId: interviewer,
        start,
      }),
      happened('evaluation', id(42), 'EvaluationSubmitted', {
        ...evaluatedData,
        evaluationId: id(42),
        interviewId: id(32),
      }),
    );
    const { data } = await reading.ask('interviewDetail', { interviewId: id(32) }, staff(id(906), 'IV'));
    expect(data?.evaluations[0]).toMatchObject({ state: 'EVALUATED', text: null, result: null, allowedActions: [] });
  });

  it('hide the sheet and the person without consent', async () => {
    await reading.tell(started, evaluated, consentWithdrawn(id(21)));
    expect(await detail()).toMatchObject({ person: { name: '' }, evaluations: [{ text: null }], allowedActions: [] });
  });

  it('are the person’s to answer, and never tell them the code', async () => {
    const page = async (caller = own) => (await reading.ask('interviewPage', { id: id(31) }, caller)).data;
    expect(await page()).toMatchObject({ name: '林晓', reply: 'PENDING_REPLY' });
    expect((await page())?.allowedActions).toEqual(expect.arrayContaining(['AcceptInterview', 'DeclineInterview']));
    await reading.tell(happened('interview', id(31), 'InterviewAccepted', { ...who, start, interviewerIds: [] }));
    expect(await page()).toMatchObject({ reply: 'ACCEPTED' });
    expect(JSON.stringify(await page())).not.toContain('123456');
    expect(await page(seeker(id(92), id(22)))).toBeUndefined();
  });
});

const evaluatedData = {
  ...who,
  interviewerId: interviewer,
  scores: [],
  result: 'PASS' as const,
  recommendedPositionId: null,
  text: '思路清楚',
};
const arrangement = {
  ...about,
  start,
  end: '2026-11-03T03:00:00.000Z',
  place: {
    mode: 'ON_SITE',
    site: '3 号楼',
    videoTool: '',
    link: '',
    meetingCode: '',
    password: '',
    contact: '',
  } as const,
  signInCode: '123456',
  linkId: 'a'.repeat(64),
  seed: 'seed',
  stage: 'FIRST_INTERVIEW' as const,
  groupId: null,
  appointmentId: null,
  appointmentSessionId: null,
  arrangedBy: hr,
};
