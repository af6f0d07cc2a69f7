import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ReadSide } from '../testing/read-side.ts';
import { id, now, type Told } from '../testing/story.ts';
import { filesProjector } from './view.ts';

const jobSeekerId = id(1);
const file = { fileId: id(9), name: '证明.pdf', type: 'application/pdf' };
const ofCollection = (type: Told['type']): Told => ({
  ...{ stream: `infoCollection-${id(2)}`, type, at: now },
  data: { jobSeekerId, collectionId: id(2), content: { education: [{ certificate: file }] } },
});

describe('a file is shown', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open([filesProjector]);
  });
  afterEach(() => reading.close());
  const usesAfter = async (...events: Told[]) => {
    await reading.tell(...events);
    return (await reading.store.get('fileUse', file.fileId))?.uses;
  };
  const inCollection = [{ jobSeekerId, name: file.name, type: file.type, via: { view: 'infoCollection', id: id(2) } }];

  it('by a collection whose draft names it', async () =>
    expect(await usesAfter(ofCollection('CollectionDraftSaved'))).toEqual(inCollection));

  it('by a collection that was sent in with it, once although the draft named it before', async () => {
    expect(await usesAfter(ofCollection('CollectionSubmitted'))).toEqual(inCollection);
    expect(await usesAfter(ofCollection('CollectionDraftSaved'))).toEqual(inCollection);
  });

  it('under the name that it has there last', async () => {
    await usesAfter(ofCollection('CollectionDraftSaved'));
    const other = ofCollection('CollectionSubmitted');
    const data = { jobSeekerId, collectionId: id(2), content: { certificate: { ...file, name: '学位证.pdf' } } };
    expect(await usesAfter({ ...other, data })).toEqual([{ ...inCollection[0], name: '学位证.pdf' }]);
  });

  it('by an offer whose later version has it attached', async () => {
    const data = { jobSeekerId, offerId: id(3), version: 2, attachment: file };
    const revised: Told = { stream: `offer-${id(3)}`, type: 'OfferRevised', at: now, data };
    expect(await usesAfter(revised)).toMatchObject([{ via: { view: 'offer', id: id(3) } }]);
  });
});
