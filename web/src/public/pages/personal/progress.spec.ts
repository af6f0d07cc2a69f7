import { describe, expect, it } from '@jest/globals';
import { idOf } from '../../../../testing/public-answers.ts';
import { meetingPath, partsAhead, todoPath } from './progress.ts';

describe('what is still ahead of a delivery', () => {
  it.each([
    ['DELIVERED', ['SCREENING', 'INTERVIEWS', 'OFFER', 'ONBOARDING']],
    ['DEPT_SCREENING', ['INTERVIEWS', 'OFFER', 'ONBOARDING']],
    ['WRITTEN_EXAM', ['OFFER', 'ONBOARDING']],
    ['REVIEW', ['OFFER', 'ONBOARDING']],
    ['SIGNING', ['ONBOARDING']],
    ['ONBOARDING', []],
  ])('at %s', (stage, ahead) => expect(partsAhead(stage)).toEqual(ahead));
});

describe('the page of what is waited for', () => {
  it.each([
    ['APPOINTMENT', 'invite_reservation'],
    ['INTERVIEW', 'invite_interview'],
    ['OFFER', 'send_offer'],
    ['COLLECTION', 'info_collection'],
  ] as const)('%s', (kind, page) =>
    expect(todoPath({ kind, id: idOf(5), until: null, seatsLeft: null })).toBe(`/${page}/${idOf(5)}`),
  );
  it.each([
    ['INTERVIEW', 'invite_interview'],
    ['BOOKED', 'invite_reservation'],
  ] as const)('of a meeting: %s', (kind, page) =>
    expect(meetingPath({ kind, id: idOf(5) } as Parameters<typeof meetingPath>[0])).toBe(`/${page}/${idOf(5)}`),
  );
});
