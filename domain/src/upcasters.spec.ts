import { expect, it } from '@jest/globals';
import { upcasters } from './upcasters.ts';

/** What the steps from `from` on make of the data of an event, as the runtime runs them: one after the other. */
const lifted = (type: string, from: number, data: Record<string, unknown>) => {
  let version = from;
  let read: Readonly<Record<string, unknown>> = data;
  for (let step = stepOf(type, version); step; step = stepOf(type, version)) {
    read = step.upcast(read, { commandId: 'the-command' });
    version += 1;
  }
  return { version, data: read };
};
const stepOf = (type: string, from: number) => upcasters.find((step) => step.type === type && step.from === from);

const written = { kept: 'as it was', facts: { place: 'Room 3' }, link: { id: 'of then' } };

/** Type, version then, data then; version and data now. */
const table: readonly [string, number, Record<string, unknown>, number, Record<string, unknown>][] = [
  ['NotificationQueued', 1, { kept: 1 }, 3, { kept: 1, applicationId: null, positionId: null, link: null }],
  ['NotificationQueued', 2, { applicationId: 'a' }, 3, { applicationId: 'a', link: null }],
  ['ContactChanged', 1, { field: 'email' }, 2, { field: 'email', by: null, agreedBy: [], everywhere: false }],
  ['ContactRevealed', 1, { by: 'them' }, 3, { by: 'them', field: 'contact', reason: null }],
  ['ContactRevealed', 2, { field: 'contact' }, 3, { field: 'contact', reason: null }],
  [
    'SessionCreated',
    1,
    { title: 'Morning', facts: { place: 'Room 3', capacity: 4 } },
    2,
    { title: 'Morning', facts: { capacity: 4 }, place: 'Room 3' },
  ],
  [
    'PasswordChanged',
    1,
    { by: 'them', personal: 'sealed', passwordHash: 'a hash' },
    2,
    { by: 'them', credentialId: 'the-command' },
  ],
  ['ResumeFileParsed', 1, { proposals: [1] }, 2, { proposals: [1], lines: [] }],
  ['InterviewAccepted', 1, { start: 'then' }, 2, { start: 'then', interviewerIds: [] }],
  ['SlotAdjusted', 1, { segmentId: 's' }, 2, { segmentId: 's', notify: true }],
  ['PhoneChanged', 1, { phone: 'new' }, 2, { phone: 'new', former: null }],
  ['OfferSent', 1, { kept: 1 }, 3, { kept: 1, paper: null, paperTemplate: null }],
  ['OfferSent', 2, { kept: 1 }, 3, { kept: 1, paper: null, paperTemplate: null }],
  ['EmailChanged', 1, { email: 'typed' }, 2, { email: 'typed', former: null, proved: false }],
];

it.each(table)('%s of version %d reads as today', (type, from, then, version, now) => {
  expect(lifted(type, from, then)).toEqual({ version, data: now });
});

const unchanged = [
  'LinkIssued',
  'OfferReminded',
  'OfferLinkRenewed',
  'CollectionSent',
  'CollectionReminded',
  'CollectionRejected',
  'AppointmentInvited',
  'AppointmentReopened',
  'AppointmentUrged',
  'AppointmentDeadlineExtended',
  'InterviewArranged',
  'InterviewRescheduled',
  'SessionCancelled',
  'PositionClosed',
];

it.each(unchanged)('%s of version 1 keeps every field', (type) => {
  expect(lifted(type, 1, written)).toEqual({ version: 2, data: written });
});

it('is the list of every step, none twice', () => {
  const steps = upcasters.map(({ type, from }) => `${type} ${from}`);
  expect(steps.toSorted()).toEqual(
    [...unchanged.map((type) => `${type} 1`), ...table.map(([type, from]) => `${type} ${from}`)].toSorted(),
  );
});
