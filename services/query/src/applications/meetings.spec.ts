import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventName } from '@talentlog/contracts';
import { anApplication, aPosition, colleagues, hr } from '../testing/company.ts';
import { aPerson } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, now, seeker, type Told } from '../testing/story.ts';
import { anInterview, aSession, screened } from '../testing/work.ts';

const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
const seat = { ...about, appointmentId: id(41), appointmentSessionId: id(31) };
const deadline = '2026-11-04T04:00:00.000Z';
const slot = { segmentId: id(31), start: '2026-11-05T02:00:00.000Z', end: '2026-11-05T02:30:00.000Z' };
const link = { linkId: 'a'.repeat(64), seed: 'seed' };
const told = (type: EventName, data: object = {}): Told => ({
  stream: `appointment-${id(41)}`,
  type,
  data: { ...seat, ...data },
  at: now,
});
const booked = (edits: number) => [
  aSession(id(31), id(1)),
  happened('appointmentSession', id(31), 'SessionOpened', {
    appointmentSessionId: id(31),
    positionId: id(1),
    deadline,
  }),
  told('AppointmentInvited', { ...link, deadline, sessionName: '初面' }),
  told('SlotHeld', { ...slot, until: deadline }),
  told('SlotReserved', { ...slot, edits }),
];
const ofInterview = (type: EventName, data: object = {}): Told => ({
  stream: `interview-${id(51)}`,
  type,
  data: { ...about, interviewId: id(51), ...data },
  at: now,
});

describe('the next meeting of a delivery', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues, ...aPosition(id(1)), ...aPerson(id(21), '林晓'), anApplication(about));
  });
  afterEach(() => reading.close());
  const card = async (at?: string) =>
    (await reading.ask('myDeliveries', {}, seeker(id(91), id(21)), at)).data?.deliveries[0];

  it('is the time the person booked, which can be changed until the deadline while edits are left', async () => {
    expect((await card())?.meeting).toBeNull();
    await reading.tell(...booked(0));
    const { start, end } = slot;
    const seen = { kind: 'BOOKED', id: id(41), start, end, signInFrom: null, changeUntil: deadline };
    expect((await card())?.meeting).toMatchObject(seen);
    expect((await card(deadline))?.meeting).toMatchObject({ ...seen, changeUntil: null });
    expect((await card('2026-11-05T02:31:00.000Z'))?.meeting).toBeNull();
  });

  it('cannot be changed without edits left', async () => {
    await reading.tell(...booked(2));
    expect((await card())?.meeting).toMatchObject({ kind: 'BOOKED', changeUntil: null });
  });

  it('is the interview once that is arranged, until it is declined, cancelled or over', async () => {
    await reading.tell(...booked(0), ...anInterview(id(51), id(61), about));
    const start = '2026-11-03T02:00:00.000Z';
    expect((await card())?.meeting).toMatchObject({ kind: 'INTERVIEW', id: id(51), start });
    expect((await card('2026-11-03T03:00:01.000Z'))?.meeting).toMatchObject({ kind: 'BOOKED' });
    await reading.tell(told('AppointmentArranged', { interviewId: id(51) }));
    expect((await card('2026-11-03T03:00:01.000Z'))?.meeting).toBeNull();
    await reading.tell(ofInterview('InterviewDeclined', { reason: '', start, interviewerIds: [], arrangedBy: hr }));
    expect((await card())?.meeting).toBeNull();
    await reading.tell(ofInterview('InterviewAccepted', { start, interviewerIds: [] }));
    expect((await card())?.meeting).toMatchObject({ reply: 'ACCEPTED' });
    await reading.tell(ofInterview('InterviewCancelled', { reason: '', start, interviewerIds: [], cause: 'STAFF' }));
    expect((await card())?.meeting).toBeNull();
  });

  it('is told beside until when those who look at it are asked to answer', async () => {
    expect((await card())?.nextBy).toBeNull();
    await reading.tell(...screened(id(71), about));
    const by = String((await card())?.nextBy);
    expect(by).toMatch(/^2026-/);
    expect((await card(by))?.nextBy).toBeNull();
  });
});
