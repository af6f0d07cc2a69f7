import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CollectionContent } from '@talentlog/contracts';
import type { ReadSide } from '../testing/read-side.ts';
import { happened, id, seeker, type Told } from '../testing/story.ts';
import { first, readTwoApplicants } from '../testing/two-applicants.ts';
import { type Offered, offeredBy } from '../testing/viewers.ts';
import { aCollection } from '../testing/work.ts';

const named = { ...first, collectionId: id(31), offerId: id(41) };
const [created, sent] = aCollection(id(31), id(41), first) as [Told, Told];
const content = CollectionContent.parse({});
const submitted = happened('infoCollection', id(31), 'CollectionSubmitted', { ...named, content, sentBy: id(900) });
const locked = happened('infoCollection', id(31), 'CollectionLocked', named);
const manages = (...actions: string[]): Offered => ({ HR: actions, AD: actions });

/** By hand from DOMAIN.md, table 12 and section 7; nothing is pushed while something is missing. */
const table: readonly (readonly [string, readonly Told[], Offered])[] = [
  ['to be sent', [created], manages('SendCollection', 'SetEntryDetails')],
  ['sent', [created, sent], manages('RemindCollection', 'SetEntryDetails')],
  ['handed in', [created, sent, submitted], manages('LockCollection', 'RejectCollection', 'SetEntryDetails')],
  ['locked, with gaps', [created, sent, submitted, locked], manages('SetEntryDetails', 'UnlockCollection')],
];

describe('what a collection lets people do', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await readTwoApplicants();
  });
  afterEach(() => reading.close());

  it.each(table)('%s, by role', async (_what, story, expected) => {
    await reading.tell(...story);
    const actionsIn = (data: { allowedActions: string[] }) => data.allowedActions;
    expect(await offeredBy(reading, 'collectionDetail', { collectionId: id(31) }, actionsIn)).toEqual(expected);
  });

  it('one that was sent is the person’s to fill', async () => {
    await reading.tell(created, sent);
    const { data } = await reading.ask('collectionPage', { id: id(31) }, seeker(id(91), id(21)));
    expect(data?.allowedActions).toEqual(['SaveCollectionDraft', 'SubmitCollection']);
  });
});
