import { describe, expect, it } from '@jest/globals';
import { checkFields, positionCommands, positionEvents } from '@talentlog/contracts';
import { hrId, positionDetails, positionId } from './fixtures.ts';

/** "Fresh graduate; current student; 1 to 10 years and more; 3 to 5; 5 or more" (spec, section 9), and no requirement. */
const spec = 'ANY FRESH STUDENT Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10_PLUS Y3_5 Y5_PLUS'.split(' ');
/** What was offered before, and stands in stored positions. */
const before = ['ANY', 'FRESH', 'STUDENT', 'Y1_3', 'Y3_5', 'Y5_PLUS', 'Y10_PLUS'];

const saying = (experience: string) => ({ ...positionDetails, experience });
const created = (experience: string) =>
  checkFields(positionCommands.CreatePosition.payload, { details: saying(experience), responsibleIds: [] });
const edited = (experience: string) =>
  checkFields(positionCommands.EditPosition.payload, { positionId, details: saying(experience) });
const facts = (experience: string) => [
  positionEvents.PositionCreated.data.safeParse({
    positionId,
    details: saying(experience),
    hrOwnerId: hrId,
    responsibleIds: [],
  }),
  positionEvents.PositionEdited.data.safeParse({ positionId, details: saying(experience) }),
];

describe('the experience that a position asks for', () => {
  it.each(spec)('may be %s, of a new position and of one that is edited', (experience) => {
    expect(created(experience)).toMatchObject({ ok: true, value: { details: { experience } } });
    expect(edited(experience).ok).toBe(true);
  });

  it.each(before)('stays readable where an event says %s, and may stay through an edit', (experience) => {
    expect(facts(experience).map(({ success }) => success)).toEqual([true, true]);
    expect(edited(experience).ok).toBe(true);
  });

  it.each(['Y1_3', 'Y0', 'Y10', 'Y11', ''])('of a new position is never %j', (experience) => {
    expect(created(experience)).toMatchObject({ ok: false, errors: [{ path: 'details.experience' }] });
  });
});
