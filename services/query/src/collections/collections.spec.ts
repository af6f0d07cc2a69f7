import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CollectionContent } from '@talentlog/contracts';
import { entry, person } from '../testing/collection-story.ts';
import { aPosition, colleagues, hr, otherHr } from '../testing/company.ts';
import { aPerson, consentExpired } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, seeker, staff } from '../testing/story.ts';
import { aCollection } from '../testing/work.ts';

const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
const named = { ...about, collectionId: id(31), offerId: id(41) };
const asHr = staff(hr, 'HR');
const own = seeker(id(91), id(21));
const later = '2026-11-02T06:00:00.000Z';
const content = CollectionContent.parse({});

describe('collections', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...colleagues,
      ...aPosition(id(1)),
      ...aPerson(id(21), '林晓'),
      ...aCollection(id(31), id(41), about),
    );
  });
  afterEach(() => reading.close());
  const detail = async () => (await reading.ask('collectionDetail', { collectionId: id(31) }, asHr)).data;

  it('are listed for the owner of the position, by state and words', async () => {
    const listed = async (params: object, caller = asHr) =>
      (await reading.ask('collections', params, caller)).data?.rows.map(({ person, state }) => [person.name, state]);
    expect(await listed({})).toEqual([['林晓', 'COLLECTING']]);
    expect(await listed({ state: 'LOCKED' })).toEqual([]);
    expect(await listed({ text: '芯片 林' })).toEqual([['林晓', 'COLLECTING']]);
    expect(await listed({}, staff(otherHr, 'HR'))).toEqual([]);
    expect((await reading.ask('collections', {}, staff(hr, 'PR'))).refused).toBe('auth.forbidden');
  });

  it('remember what was rejected, until it is handed in again', async () => {
    const submitted = happened('infoCollection', id(31), 'CollectionSubmitted', { ...named, content, sentBy: hr });
    const rejected = happened(
      'infoCollection',
      id(31),
      'CollectionRejected',
      {
        ...named,
        linkId: 'b'.repeat(64),
        seed: 's',
        expiresAt: '2026-11-20T16:00:00.000Z',
        reason: '缺证件',
        fields: ['bank'],
        rejectedBy: hr,
      },
      later,
    );
    await reading.tell(submitted, rejected);
    expect(await detail()).toMatchObject({
      state: 'COLLECTING',
      rejection: { reason: '缺证件', fields: ['bank'], at: later },
    });
    const { data } = await reading.ask('collectionPage', { id: id(31) }, own);
    expect(data).toMatchObject({
      rejection: { reason: '缺证件' },
      savedAt: submitted.at,
      contact: '李人事',
      name: '林晓',
    });
    await reading.tell(submitted);
    expect(await detail()).toMatchObject({ state: 'COLLECTED', rejection: null });
  });

  it('keep every push to SAP, the newest first', async () => {
    const asked = (pushId: string) =>
      happened('infoCollection', id(31), 'SapPushRequested', {
        ...named,
        pushId,
        kind: 'CREATE',
        record: { person, content, entry },
        requestedBy: hr,
      });
    const answer = { ...named, requestedBy: hr };
    const failed = async () => (await reading.ask('collections', { failed: true }, asHr)).page?.total;
    await reading.tell(
      happened('infoCollection', id(31), 'CollectionSubmitted', { ...named, content, sentBy: hr }),
      happened('infoCollection', id(31), 'EntryDetailsSet', { ...named, entry }),
      happened('infoCollection', id(31), 'CollectionLocked', named),
      asked(id(51)),
    );
    expect(await detail()).toMatchObject({
      pushing: true,
      pushError: null,
      pushes: [{ pushId: id(51), outcome: 'RUNNING' }],
    });
    expect(await failed()).toBe(0);
    await reading.tell(
      happened('infoCollection', id(31), 'SapPushFailed', { ...answer, pushId: id(51), message: '工号重复' }),
    );
    expect(await detail()).toMatchObject({
      pushing: false,
      pushError: '工号重复',
      pushes: [{ outcome: 'FAILED', message: '工号重复' }],
    });
    expect(await failed()).toBe(1);
    // It is tried again: nobody has to do anything for now.
    await reading.tell(asked(id(52)));
    expect(await failed()).toBe(0);
    await reading.tell(happened('infoCollection', id(31), 'SapPushed', { ...answer, pushId: id(52), message: '' }));
    expect(await detail()).toMatchObject({
      state: 'PUSHED',
      pushError: null,
      entryDate: '2027-01-04',
      pushes: [
        { pushId: id(52), outcome: 'PUSHED', message: '' },
        { pushId: id(51), outcome: 'FAILED' },
      ],
    });
  });

  it('show their content with consent alone, and to the person themselves', async () => {
    expect(Object.keys((await detail())?.content ?? {})).toContain('bank');
    await reading.tell(consentExpired(id(21)));
    expect(await detail()).toMatchObject({ content: {}, allowedActions: [], person: { name: '林**' } });
    const { data } = await reading.ask('collectionPage', { id: id(31) }, own);
    expect(data?.missing).toContain('bank.number');
    expect((await reading.ask('collectionPage', { id: id(31) }, seeker(id(92), id(22)))).refused).toBe(
      'common.not_found',
    );
  });

  it('are not there before they were sent', async () => {
    await reading.tell(happened('infoCollection', id(32), 'CollectionCreated', { ...named, collectionId: id(32) }));
    expect((await reading.ask('collectionPage', { id: id(32) }, own)).refused).toBe('common.not_found');
  });
});
