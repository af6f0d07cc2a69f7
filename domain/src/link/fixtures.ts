import type { Fixtures } from '../shared/cells.ts';
import { happened, type Story, story, type Told, testId, testNow, testSystem } from '../shared/testing.ts';
import { addDays } from '../shared/time.ts';
import { decidedLink } from './deciders.ts';
import { link } from './link.ts';

export const linkId = 'a'.repeat(64);
export const linkExpiresAt = addDays(testNow, 7);
const person = { linkId, jobSeekerId: testId(3) };
const issued = happened('LinkIssued', {
  ...person,
  purpose: 'offer',
  subjectAggregate: 'offer',
  subjectId: testId(5),
  expiresAt: linkExpiresAt,
  stepUp: 'code',
});

export const linkHistories = {
  NONE: [],
  VALID: [issued],
  EXPIRED: [issued, happened('LinkExpired', person)],
  VOIDED: [issued, happened('LinkVoided', { ...person, reason: 'ANSWERED' })],
} satisfies Record<string, readonly Told[]>;

/** A link in that state, for decisions of what it is for. */
export const aLink = (state: keyof typeof linkHistories = 'VALID', id = linkId): Story =>
  story(link, id, linkHistories[state]);

export const linkFixtures: Fixtures = {
  aggregate: decidedLink,
  id: linkId,
  histories: linkHistories,
  valid: {
    ExpireLink: () => ({ payload: { linkId }, now: linkExpiresAt, actor: testSystem }),
    VoidLink: () => ({ payload: { linkId }, actor: testSystem }),
  },
};
