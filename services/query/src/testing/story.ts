import type { EventName, EventNamed, Role } from '@talentlog/contracts';
import { type Caller, type LogPosition, START } from '@talentlog/runtime';
import type { ViewEvent } from '../projection/index.ts';

/** Noon of a working day in Shanghai: when every question is asked, unless the test says another time. */
export const now = '2026-11-02T04:00:00.000Z';
/** A readable id: `id(7)` ends in 7 and is always the same. */
export const id = (n: number): string => `00000000-0000-4000-8000-${n.toString().padStart(12, '0')}`;

/** An event of a test's story. */
export interface Told {
  readonly stream: string;
  readonly type: EventName;
  readonly data: object;
  readonly at: string;
}

/** `happened('offer', id(1), 'OfferSent', {...})`: its data is checked against its contract by the compiler. */
export const happened = <K extends EventName>(
  aggregate: string,
  aggregateId: string,
  type: K,
  data: EventNamed<K>['data'],
  at = now,
): Told => ({ stream: `${aggregate}-${aggregateId}`, type, data, at });

/** Somebody of the staff who asks. */
export const staff = (accountId: string, ...roles: readonly Role[]): Caller => ({
  account: { accountId, jobSeekerId: undefined, name: '', identity: 'Staff', roles, signInId: 'sign-in' },
});
/** A signed-in person who asks, after the code to their phone unless told otherwise. */
export const seeker = (accountId: string, jobSeekerId: string, satisfied: readonly 'code'[] = ['code']): Caller => ({
  account: { accountId, jobSeekerId, name: '', identity: 'JobSeeker', roles: ['JS'], signInId: 'sign-in', satisfied },
});

const position = (n: number): LogPosition => String(n).padStart(START.length, '0') as LogPosition;

/** An event of the story as the n-th of the log. */
export const opened = ({ stream, type, data, at }: Told, n: number): ViewEvent => ({
  id: `event-${n}`,
  type,
  data: { ...data },
  at,
  stream,
  revision: 0,
  position: position(n),
  metadata: { actor: 'system:story', correlationId: '', causationId: '', commandId: '', commandName: '', at },
});

/** Events of a story as projectors see them. */
export const asEvents = (story: readonly Told[]): readonly ViewEvent[] =>
  story.map((event, index) => opened(event, index + 1));
