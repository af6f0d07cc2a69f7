import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MessageChoice } from '@talentlog/contracts';
import { aPerson } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, seeker } from '../testing/story.ts';

describe('what somebody does without', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...aPerson(id(21), '林晓'), ...aPerson(id(22), '高明'));
  });
  afterEach(() => reading.close());
  const offOf = async (person: string) => (await reading.ask('myMessages', {}, seeker(id(91), person))).data;

  it('is nothing at first, then what they chose last, and nobody else’s', async () => {
    expect(await offOf(id(21))).toEqual({ jobSeekerId: id(21), off: [] });
    const off = [{ group: 'PROGRESS', channel: 'SMS' }] as const;
    const chose = (choices: readonly MessageChoice[]) =>
      happened('jobSeeker', id(21), 'MessagesChosen', { jobSeekerId: id(21), off: [...choices], by: 'SELF' });
    await reading.tell(chose([{ group: 'REMINDER', channel: 'MAIL' }]), chose(off));
    expect(await offOf(id(21))).toEqual({ jobSeekerId: id(21), off });
    expect(await offOf(id(22))).toMatchObject({ off: [] });
  });
});
