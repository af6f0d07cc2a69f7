import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventName } from '@talentlog/contracts';
import { aPosition, colleagues, hr, otherHr, renamed } from '../testing/company.ts';
import { aPerson, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, now, seeker, staff, type Told } from '../testing/story.ts';
import { anInterview, aSession } from '../testing/work.ts';

const on = { appointmentSessionId: id(31), positionId: id(1) };
const invited = { ...on, appointmentId: id(41), applicationId: id(11), jobSeekerId: id(21) };
const deadline = '2026-11-04T04:00:00.000Z';
const link = { linkId: 'a'.repeat(64), seed: 'seed' };
const asHr = staff(hr, 'HR');
const own = seeker(id(91), id(21));
const opened = [
  happened('appointmentSession', id(31), 'SessionOpened', { ...on, deadline }),
  happened('appointment', id(41), 'AppointmentInvited', { ...invited, ...link, deadline, sessionName: '十一月初面' }),
];
const slot = { segmentId: id(31), start: '2026-11-05T02:00:00.000Z', end: '2026-11-05T02:30:00.000Z' };
const reserved = [
  ...opened,
  happened('appointment', id(41), 'SlotHeld', { ...invited, ...slot, until: deadline }),
  happened('appointment', id(41), 'SlotReserved', { ...invited, ...slot, edits: 0 }),
];
const held = happened('appointmentSession', id(31), 'SeatHeld', {
  ...invited,
  segmentId: id(31),
  until: '2026-11-02T04:05:00.000Z',
});

describe('sessions', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...colleagues,
      ...aPosition(id(1)),
      ...aPerson(id(21), '林晓'),
      aSession(id(31), id(1)),
      happened('appointmentSession', id(31), 'SeekerInvited', invited),
    );
  });
  afterEach(() => reading.close());
  const detail = async (at?: string) => (await reading.ask('sessionDetail', { sessionId: id(31) }, asHr, at)).data;
  const page = async (at?: string) => (await reading.ask('appointmentPage', { id: id(41) }, own, at)).data;

  it('are listed with their seats and how many answered', async () => {
    const { data } = await reading.ask('sessions', {}, asHr);
    expect(data?.rows).toMatchObject([
      {
        name: '十一月初面',
        position: { title: '芯片工程师' },
        state: 'DRAFT',
        principal: { name: '李人事' },
        seats: 2,
        invited: 1,
        reserved: 0,
      },
    ]);
  });

  it('are found by the title of their position, within the scope', async () => {
    const found = async (text: string, caller = asHr) => (await reading.ask('sessions', { text }, caller)).page?.total;
    expect([await found('芯片'), await found('林晓'), await found('芯片', staff(otherHr, 'HR'))]).toEqual([1, 0, 0]);
    await reading.tell(renamed(id(1), '量子工程师'));
    expect([await found('芯片'), await found('量子')]).toEqual([0, 1]);
    expect((await reading.ask('sessionDetail', { sessionId: id(31) }, staff(otherHr, 'HR'))).refused).toBe(
      'common.not_found',
    );
  });

  it('show who was put in before anybody was told, and who answered after', async () => {
    expect((await detail())?.seekers).toMatchObject([
      { appointmentId: id(41), person: { name: '林晓' }, state: 'NONE', reservation: 'UNRESERVED', allowedActions: [] },
    ]);
    await reading.tell(...opened);
    expect((await detail())?.seekers).toMatchObject([{ appointmentId: id(41), state: 'NOT_RESERVED' }]);
    await reading.tell(consentWithdrawn(id(21)));
    expect((await detail())?.seekers).toMatchObject([{ person: { name: '', number: '0021' }, reason: null }]);
  });

  it('say who is reminded: who has not chosen, and nobody twice within twelve hours', async () => {
    const toRemind = async (at?: string) => (await detail(at))?.seekers.map((one) => one.toRemind);
    await reading.tell(...opened);
    expect(await toRemind()).toEqual([true]);
    const urged = { ...on, appointmentIds: [id(41)], urgedAt: '2026-11-02T04:00:00.000Z' };
    await reading.tell(happened('appointmentSession', id(31), 'SeekersUrged', urged));
    expect([await toRemind('2026-11-02T15:59:59.999Z'), await toRemind('2026-11-02T16:00:00.000Z')]).toEqual([
      [false],
      [true],
    ]);
    await reading.tell(happened('appointmentSession', id(31), 'SeatConfirmed', { ...invited, segmentId: id(31) }));
    expect(await toRemind('2026-11-03T16:00:00.000Z')).toEqual([false]);
  });

  it('count a held seat until the hold is over, though its event may still come', async () => {
    await reading.tell(...opened, held);
    expect((await detail())?.segments).toMatchObject([
      { taken: [{ appointmentId: id(41), name: '林晓', held: true }] },
    ]);
    expect((await page())?.slots).toMatchObject([{ free: 1, mine: true }]);
    expect((await page())?.held).toEqual({ segmentId: id(31), until: '2026-11-02T04:05:00.000Z' });
    const after = '2026-11-02T04:05:00.000Z';
    expect((await detail(after))?.segments).toMatchObject([{ taken: [] }]);
    expect(await page(after)).toMatchObject({ held: null, slots: [{ free: 2, mine: false }] });
  });

  it('are closed to the person from the deadline on, even before its event', async () => {
    await reading.tell(...opened);
    expect(await page()).toMatchObject({
      closed: false,
      contact: '李人事',
      state: 'NOT_RESERVED',
      editsLeft: expect.any(Number),
    });
    expect(await page(deadline)).toMatchObject({ closed: true });
    expect((await reading.ask('appointmentPage', { id: id(41) }, seeker(id(92), id(22)))).refused).toBe(
      'common.not_found',
    );
  });

  it('say what became of the interview that was arranged for them', async () => {
    const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
    const of = { ...about, interviewId: id(51) };
    const told = (type: EventName, data: object = {}): Told => ({
      stream: `interview-${id(51)}`,
      type,
      data: { ...of, ...data },
      at: now,
    });
    const became = async (...events: readonly Told[]) => {
      await reading.tell(...events);
      return (await page())?.interview;
    };
    const arranged = happened('appointment', id(41), 'AppointmentArranged', { ...invited, interviewId: id(51) });
    expect(await became(...reserved)).toBeNull();
    expect(await became(...anInterview(id(51), id(61), about), arranged)).toBe('TO_COME');
    const finished = told('InterviewFinished', { end: '2026-11-03T03:00:00.000Z', stage: 'FIRST_INTERVIEW' });
    expect(await became(finished)).toBe('OVER');
    expect(await became(told('MarkedNotPresent'))).toBe('MISSED');
  });

  it('say that the interview that was arranged for them was cancelled', async () => {
    const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
    const cancelled = { ...about, interviewId: id(51), reason: '', start: '2026-11-03T02:00:00.000Z' };
    await reading.tell(
      ...reserved,
      ...anInterview(id(51), id(61), about),
      happened('appointment', id(41), 'AppointmentArranged', { ...invited, interviewId: id(51) }),
      happened('interview', id(51), 'InterviewCancelled', { ...cancelled, interviewerIds: [], cause: 'STAFF' }),
      happened('appointment', id(41), 'AppointmentCompleted', { ...invited, cause: 'INTERVIEW_CANCELLED' }),
    );
    expect(await page()).toMatchObject({ interview: 'CANCELLED' });
  });

  it('are what the person is waited for while a time can be chosen', async () => {
    const application = happened('application', id(11), 'RecordCreated', {
      applicationId: id(11),
      jobSeekerId: id(21),
      positionId: id(1),
      number: 'R-1',
      track: 'SOCIAL',
      batch: '',
      hrOwnerId: hr,
      stage: 'FIRST_INTERVIEW',
      origin: 'STAFF',
      createdBy: hr,
      fromApplicationId: null,
    });
    await reading.tell(application, ...opened, held);
    const todo = async (at?: string) => (await reading.ask('myDeliveries', {}, own, at)).data?.deliveries[0]?.todo;
    expect(await todo()).toEqual({ kind: 'APPOINTMENT', id: id(41), until: deadline, seatsLeft: 1 });
    // A hold that ran out leaves its seat, and a time that began has none.
    expect(await todo('2026-11-02T04:05:00.000Z')).toMatchObject({ seatsLeft: 2 });
    expect(await todo('2026-11-04T04:00:01.000Z')).toBeNull();
  });
});
