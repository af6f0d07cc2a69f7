import { describe, expect, it } from '@jest/globals';
import { account } from '../account/account.ts';
import { application } from '../application/application.ts';
import { appointmentSession } from '../appointment-session/appointment-session.ts';
import type { AppointmentSessionData } from '../appointment-session/data.ts';
import { decidedAppointmentSession } from '../appointment-session/deciders.ts';
import { first, segments, sessionHistories, sessionId, third } from '../appointment-session/fixtures.ts';
import { evaluation } from '../evaluation/evaluation.ts';
import { decidedInterview } from '../interview/deciders.ts';
import { interview } from '../interview/interview.ts';
import { interviewerCalendar } from '../interviewer-calendar/interviewer-calendar.ts';
import { link } from '../link/link.ts';
import type { Aggregate, Decided, Folded } from '../shared/aggregate.ts';
import { decideCommand } from '../shared/decide.ts';
import { type Actor, type Fact, isPrinting, isRefusal } from '../shared/decider.ts';
import { empty, evolve } from '../shared/fold.ts';
import { defaultSettings } from '../shared/settings.ts';
import { anApplication, anInterviewer, cast } from '../shared/stories.ts';
import { story, tell, testActor, testId, testNow, testSystem } from '../shared/testing.ts';
import { addHours, addMinutes } from '../shared/time.ts';
import { appointment } from './appointment.ts';
import { type AppointmentData } from './data.ts';
import { decidedAppointment } from './deciders.ts';

/** The same numbers for the same seed, between 0 and 1. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const people = [
  [cast.application, cast.jobSeeker],
  [cast.secondApplication, cast.secondJobSeeker],
  [cast.thirdApplication, cast.thirdJobSeeker],
] as const;
const applications = people.map(([id, jobSeekerId]) => anApplication({ id, jobSeekerId }));
const known: readonly Aggregate[] = [
  account,
  application,
  appointmentSession,
  appointment,
  interview,
  interviewerCalendar,
  evaluation,
  link,
];
const kinds: Readonly<Record<string, Aggregate>> = Object.fromEntries(known.map((kind) => [kind.name, kind]));

/** All streams of a company with one session; decisions are written as the pipeline writes them, all or nothing. */
class World {
  readonly #streams = new Map<string, Folded>();
  #made = 5000;
  now = testNow;

  constructor() {
    for (const told of [...applications, anInterviewer()])
      this.#streams.set(`${told.aggregate.name}-${told.id}`, tell(told));
    const [created] = sessionHistories.DRAFT;
    this.#streams.set(
      `appointmentSession-${sessionId}`,
      tell(story(appointmentSession, sessionId, created ? [created] : [])),
    );
  }

  load(name: string, id: string): Folded {
    const kind = kinds[name];
    if (kind === undefined) throw new Error(`unknown aggregate ${name}`);
    return this.#streams.get(`${name}-${id}`) ?? empty(kind, id);
  }

  ids(name: string): string[] {
    return [...this.#streams.values()].flatMap((folded) =>
      this.#streams.get(`${name}-${folded.id}`) === folded ? [folded.id] : [],
    );
  }

  /** The refusal's code, or undefined when it was written. */
  send(aggregate: Decided, id: string, command: string, payload: object, actor: Actor): string | undefined {
    const folded = this.load(aggregate.name, id);
    const parsed = aggregate.commands[command]?.payload.parse(payload);
    const related: Record<string, Folded> = {};
    for (let before = -1; before !== Object.keys(related).length; ) {
      before = Object.keys(related).length;
      const named =
        aggregate.deciders[command]?.needs?.({ payload: parsed, data: folded.data, actor, id, related }) ?? {};
      for (const [name, ref] of Object.entries(named))
        if (ref && 'aggregate' in ref) related[name] = this.load(ref.aggregate, ref.id);
    }
    const decision = decideCommand(aggregate, command, folded, {
      payload: parsed,
      related,
      now: this.now,
      actor,
      settings: defaultSettings,
      newId: () => testId(++this.#made),
      newLink: () => (++this.#made).toString(16).padStart(64, '0'),
    });
    if (isPrinting(decision)) throw new Error('nothing of an appointment is printed');
    if (isRefusal(decision)) return decision.refused;
    for (const fact of decision.facts) this.#write(fact, aggregate.name, id);
    return undefined;
  }

  /** Throws where a fact breaks its contract or another machine does not take it. */
  #write(fact: Fact, ownName: string, ownId: string): void {
    const on = fact.on ?? { aggregate: ownName, id: ownId };
    if (!('aggregate' in on)) throw new Error('no claims here');
    const kind = kinds[on.aggregate] as Aggregate;
    kind.events[fact.type]?.data.parse(fact.data);
    const next = evolve(kind, this.load(on.aggregate, on.id), { type: fact.type, data: fact.data, at: this.now });
    this.#streams.set(`${on.aggregate}-${on.id}`, next);
  }
}

const pick = <T>(from: readonly T[], by: () => number): T | undefined => from[Math.floor(by() * from.length)];

/** One random wish of a seeker, of staff or of the clock. */
function wish(world: World, by: () => number): string | undefined {
  const appointmentId = pick(world.ids('appointment'), by) ?? testId(1);
  const segmentId = (pick(segments, by) ?? first).segmentId;
  const { held } = world.load('appointment', appointmentId).data as AppointmentData;
  // Some windows show a time that was changed in another.
  const seen = by() < 0.3 ? segmentId : (held?.segmentId ?? segmentId);
  const onAppointment = (command: string, actor: Actor, more: object = {}) =>
    world.send(decidedAppointment, appointmentId, command, { appointmentId, ...more }, actor);
  const onSession = (command: string, more: object = {}, actor: Actor = testActor) =>
    world.send(decidedAppointmentSession, sessionId, command, { appointmentSessionId: sessionId, ...more }, actor);
  const onInterview = (command: string, more: object = {}) => {
    const interviewId = pick(world.ids('interview'), by) ?? testId(1);
    return world.send(decidedInterview, interviewId, command, { interviewId, ...more }, testActor);
  };
  const wishes: readonly (() => string | undefined)[] = [
    ...Array.from({ length: 6 }, () => () => onAppointment('ChooseSlot', testActor, { segmentId })),
    ...Array.from({ length: 5 }, () => () => onAppointment('ConfirmSlot', testActor, { segmentId: seen })),
    () => onAppointment('EditReservation', testActor),
    () => onAppointment('EditReservation', testActor),
    () => onAppointment('ReleaseSlot', testActor),
    () => onAppointment('ReleaseSlot', testSystem),
    () => onAppointment('DeclineAppointment', testActor, { reason: 'Busy' }),
    () => onAppointment('ReInviteAppointment', testActor),
    () => (by() < 0.2 ? onAppointment('CancelAppointment', testSystem) : undefined),
    () => onSession('InviteToSession', { applicationIds: people.map(([id]) => id) }),
    () => onSession('UrgeSeekers'),
    () => onSession('RemoveSegment', { segmentId: third.segmentId }),
    () => onSession('GenerateArrangements'),
    () => onSession('AdjustArrangement', { appointmentId, segmentId }),
    () => onSession('CloseAppointmentSession', {}, testSystem),
    () => onSession('ExtendSessionDeadline', { deadline: addHours(world.now, 12) }),
    () => (by() < 0.1 ? onSession('FinishAppointmentSession') : undefined),
    () => (by() < 0.05 ? onSession('CancelAppointmentSession', { reason: 'Moved' }) : undefined),
    () => onInterview('DeclineInterview', { reason: 'Ill' }),
    () => (by() < 0.3 ? onInterview('FinishInterview') : undefined),
    () => (by() < 0.3 ? onInterview('CancelInterview', { reason: 'Filled' }) : undefined),
  ];
  world.now = addMinutes(world.now, Math.floor(by() * (by() < 0.1 ? 900 : 4)));
  return pick(wishes, by)?.();
}

/** What must hold after every commit, on the session's books and between the streams. */
function check(world: World): void {
  const session = world.load('appointmentSession', sessionId);
  const data = session.data as AppointmentSessionData;
  for (const { segmentId, seats } of data.segments) {
    const live = data.holdings.filter(
      (holding) => holding.segmentId === segmentId && (holding.until === null || holding.until > world.now),
    );
    expect(new Set(live.map(({ appointmentId }) => appointmentId)).size).toBeLessThanOrEqual(seats);
  }
  for (const id of world.ids('appointment')) {
    const one = world.load('appointment', id);
    const { reserved, held, applicationId } = one.data as AppointmentData;
    const waits = ['NOT_RESERVED', 'IN_RESERVATION', 'RESERVED'].includes(one.state as string);
    const works = (world.load('application', applicationId).data as { openWork: { workId: string }[] }).openWork;
    expect(works.filter(({ workId }) => workId === id)).toHaveLength(waits ? 1 : 0);
    if (!waits) continue;
    const mine = data.holdings.filter(({ appointmentId }) => appointmentId === id);
    expect(mine.find(({ until }) => until === null)?.segmentId).toBe(reserved?.segmentId);
    expect(mine.find(({ until }) => until !== null)?.segmentId).toBe(held?.segmentId);
  }
}

describe('appointments in a session', () => {
  it('never give a seat twice, and their books agree after every commit', () => {
    const accepted = new Map<string, number>();
    for (let seed = 1; seed <= 40; seed++) {
      const by = random(seed);
      const world = new World();
      const all = { appointmentSessionId: sessionId, applicationIds: people.map(([id]) => id) };
      expect(world.send(decidedAppointmentSession, sessionId, 'InviteToSession', all, testActor)).toBeUndefined();
      const open = { appointmentSessionId: sessionId };
      expect(
        world.send(decidedAppointmentSession, sessionId, 'OpenAppointmentSession', open, testActor),
      ).toBeUndefined();
      for (let step = 0; step < 80; step++) {
        const answer = wish(world, by) ?? 'accepted';
        accepted.set(answer, (accepted.get(answer) ?? 0) + 1);
        check(world);
      }
    }
    // The model is worth something only if it reaches the interesting answers.
    for (const answer of [
      'accepted',
      'appointment.slot_taken',
      'appointment.hold_expired',
      'appointment.already_arranged',
    ])
      expect(accepted.get(answer) ?? 0).toBeGreaterThan(5);
  });
});
