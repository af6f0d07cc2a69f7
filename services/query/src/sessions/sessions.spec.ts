import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aPosition, colleagues, hr, otherHr, renamed } from '../testing/company.ts';
import { aPerson, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, seeker, staff } from '../testing/story.ts';
import { aSession } from '../testing/work.ts';

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
