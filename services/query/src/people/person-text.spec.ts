import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPosition, colleagues } from '../testing/company.ts';
import { called, consentExpired, consentWithdrawn } from '../testing/people.ts';
import { everythingOf } from '../testing/pipeline.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, type Told } from '../testing/story.ts';

const rows = [
  ['application', id(1001)],
  ['screeningItem', id(3001)],
  ['offer', id(4001)],
  ['infoCollection', id(7001)],
] as const;
const person = id(2001);
const granted = happened('privacyAuthorization', person, 'ConsentGranted', {
  jobSeekerId: person,
  policyVersion: '2025-01-23',
  expiresAt: '2027-05-01T00:00:00.000Z',
});

/** A name is found by typing it only while the person's consent lives; the number always is (section 6 of the domain). */
describe.each(rows)('a row of %s is found', (view, rowId) => {
  let reading: ReadSide;
  beforeAll(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues, ...aPosition(id(1)), ...everythingOf(1, id(1)));
  });
  afterAll(() => reading.close());
  const textAfter = async (...events: Told[]) => {
    await reading.tell(...events);
    return (await reading.store.get(view, rowId))?.personText;
  };

  it('by its person’s name and number, as they are now', async () => {
    expect(await textAfter(called(person, '王晨'))).toBe('王晨 2001');
    expect(await textAfter(consentExpired(person))).toBe('2001');
    expect(await textAfter(granted)).toBe('王晨 2001');
    expect(await textAfter(consentWithdrawn(person))).toBe('2001');
  });
});
