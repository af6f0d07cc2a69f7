import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anApplication, aPosition, colleagues, hr, interviewer, otherHr } from '../testing/company.ts';
import { aPerson, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, staff, type Told } from '../testing/story.ts';
import { anInterview, aSession, link } from '../testing/work.ts';

const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
const another = { applicationId: id(12), jobSeekerId: id(22), positionId: id(1) };
const [session, appointment, interview, sheet] = [id(32), id(33), id(51), id(61)];
const asHr = staff(hr, 'HR');
const atFirst = (of: typeof about) =>
  happened('application', of.applicationId, 'StageSkipped', {
    ...of,
    from: 'RESUME_SCREENING',
    to: 'FIRST_INTERVIEW',
    reason: '',
  });
const work = (kind: 'APPOINTMENT' | 'INTERVIEW', workId: string) =>
  happened('application', id(11), 'WorkOpened', { applicationId: id(11), work: kind, workId });
const seat = { appointmentId: appointment, appointmentSessionId: session, ...about };
const slot = { segmentId: session, start: '2026-11-05T02:00:00.000Z', end: '2026-11-05T03:00:00.000Z' };
const booked: readonly Told[] = [
  work('APPOINTMENT', appointment),
  aSession(session, id(1)),
  happened('appointment', appointment, 'AppointmentInvited', {
    ...seat,
    linkId: link.linkId,
    seed: link.seed,
    deadline: '2026-11-04T04:00:00.000Z',
    sessionName: '十一月初面',
  }),
  happened('appointment', appointment, 'SlotHeld', { ...seat, ...slot, until: '2026-11-03T05:00:00.000Z' }),
  happened('appointment', appointment, 'SlotReserved', { ...seat, ...slot, edits: 0 }),
];
const declined: readonly Told[] = [
  work('INTERVIEW', interview),
  ...anInterview(interview, sheet, about),
  happened('interview', interview, 'InterviewDeclined', {
    interviewId: interview,
    ...about,
    reason: '有事',
    start: '2026-11-03T02:00:00.000Z',
    interviewerIds: [interviewer],
    arrangedBy: hr,
  }),
];
const lost = happened('account', interviewer, 'RolesGranted', {
  accountId: interviewer,
  jobSeekerId: null,
  personId: interviewer,
  roles: ['CO'],
});

/** The story is told on Monday 2 November, noon in Beijing. */
describe('the times of an interview', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues, ...aPosition(id(1)), ...aPerson(id(21), '林晓'), ...aPerson(id(22), '何嘉'));
    await reading.tell(anApplication(about), atFirst(about), anApplication(another), atFirst(another));
  });
  afterEach(() => reading.close());
  const asked = (caller = asHr) => reading.ask('interviewTimes', { applicationId: id(11) }, caller);
  const starts = async () => (await asked()).data?.times.map(({ start }) => start.slice(5, 16));

  it('are the one that the candidate chose, by the session it was chosen in', async () => {
    await reading.tell(...booked);
    expect((await asked()).data).toMatchObject({
      by: 'GenerateArrangements',
      subject: { id: session },
      appointmentId: appointment,
      interviewers: [{ accountId: interviewer, name: '郑面试' }],
      place: { mode: 'ON_SITE', site: '3 号楼' },
      times: [{ start: slot.start, end: '2026-11-05T02:45:00.000Z', chosen: true, free: true }],
    });
  });

  it('are those of the session’s people once nobody can choose in it any more, and none before', async () => {
    const opened = happened('appointmentSession', session, 'SessionOpened', {
      appointmentSessionId: session,
      positionId: id(1),
      deadline: '2026-11-04T04:00:00.000Z',
    });
    await reading.tell(...booked.slice(0, 3), opened);
    const at = (now: string) => reading.ask('interviewTimes', { applicationId: id(11) }, asHr, now);
    expect((await at('2026-11-04T03:59:59.999Z')).refused).toBe('common.not_found');
    const { data } = await at('2026-11-04T04:00:00.000Z');
    expect(data).toMatchObject({ by: 'ArrangeInterview', subject: null, interviewers: [{ accountId: interviewer }] });
    // What the session kept for its candidates, Thursday from ten to eleven, is left out.
    expect(data?.times[0]).toEqual({
      start: '2026-11-05T03:00:00.000Z',
      end: '2026-11-05T03:45:00.000Z',
      ...{ chosen: false, free: true },
    });
  });

  it('say that the chosen one is taken meanwhile by another interview of its interviewer', async () => {
    const [arranged, requested] = anInterview(interview, sheet, another);
    await reading.tell(...booked, ...(arranged && requested ? [arranged, requested] : []));
    expect((await asked()).data?.times).toMatchObject([{ free: true }]);
    await reading.tell(
      happened('interview', interview, 'InterviewRescheduled', {
        interviewId: interview,
        ...another,
        start: '2026-11-05T02:30:00.000Z',
        end: '2026-11-05T03:30:00.000Z',
        formerStart: '2026-11-03T02:00:00.000Z',
        place: { mode: 'PHONE', site: '', videoTool: '', link: '', meetingCode: '', password: '', contact: '0571' },
        interviewerIds: [interviewer],
        formerInterviewerIds: [interviewer],
        seats: [{ interviewerId: interviewer, evaluationId: sheet }],
        linkId: link.linkId,
        seed: link.seed,
        signInCode: '482915',
        groupId: null,
        notify: true,
      }),
    );
    expect((await asked()).data?.times).toMatchObject([{ chosen: true, free: false }]);
  });

  it('are others than the declined one, of the same people at the same place', async () => {
    await reading.tell(...declined);
    expect((await asked()).data).toMatchObject({
      by: 'RescheduleInterview',
      subject: { id: interview },
      interviewers: [{ accountId: interviewer }],
      place: { site: '3 号楼' },
    });
    // Tuesday 10:00 to 11:00 was declined.
    expect(await starts()).toEqual(['11-03T03:00', '11-03T06:00', '11-04T01:30']);
  });

  it('are those when the interviewers of this position and stage are free', async () => {
    expect((await asked()).data).toMatchObject({ by: 'ArrangeInterview', interviewers: [], place: null, times: [] });
    await reading.tell(...anInterview(interview, sheet, another));
    expect((await asked()).data).toMatchObject({ by: 'ArrangeInterview', interviewers: [{ accountId: interviewer }] });
    expect(await starts()).toEqual(['11-03T03:00', '11-03T06:00', '11-04T01:30']);
  });

  it('leave out what is kept for a session of theirs', async () => {
    await reading.tell(...anInterview(interview, sheet, another), aSession(session, id(1)));
    await reading.tell(
      happened('appointmentSession', session, 'SessionOpened', {
        appointmentSessionId: session,
        positionId: id(1),
        deadline: '2026-11-04T04:00:00.000Z',
      }),
    );
    expect(
      (await reading.ask('interviewTimes', { applicationId: id(11) }, asHr, '2026-11-04T04:00:00.000Z')).data?.times[0]
        ?.start,
    ).toBe('2026-11-05T03:00:00.000Z');
  });

  it('are of nobody who may not interview any more', async () => {
    await reading.tell(...declined, lost);
    expect((await asked()).data).toMatchObject({ interviewers: [], times: [] });
  });

  it('are told to those alone who may set them, and only while one waits', async () => {
    await reading.tell(...declined);
    expect((await asked(staff(otherHr, 'HR'))).refused).toBe('common.not_found');
    expect((await asked(staff(otherHr, 'AD'))).refused).toBeUndefined();
    expect((await asked(staff(interviewer, 'IV'))).refused).toBe('auth.forbidden');
    await reading.tell(
      happened('interview', interview, 'InterviewAccepted', {
        interviewId: interview,
        ...about,
        start: '2026-11-03T02:00:00.000Z',
        interviewerIds: [],
      }),
    );
    expect((await asked()).refused).toBe('common.not_found');
  });

  it('of a person whose consent is gone are not set', async () => {
    await reading.tell(...declined, consentWithdrawn(id(21)));
    expect((await asked()).refused).toBe('common.not_found');
  });
});
