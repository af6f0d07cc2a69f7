import { describe, expect, it } from '@jest/globals';
import { given, happened, story, type Told, tell, testNow, testSystem } from '../shared/testing.ts';
import { addDays, addHours } from '../shared/time.ts';
import { decidedInfoCollection } from './deciders.ts';
import type { InfoCollectionData } from './evolve.ts';
import { collectionHistories, collectionId, content, holder, linkEnds, pushFailed, reminded } from './fixtures.ts';
import { infoCollection } from './info-collection.ts';

type Known = keyof typeof collectionHistories;
const send = (state: Known, command: string, more: object = {}, occasion: object = {}) =>
  given(decidedInfoCollection, collectionId, collectionHistories[state]).when(
    command,
    { collectionId, ...more },
    occasion,
  );
const submit = (change: object) =>
  send('COLLECTING', 'SubmitCollection', { content: { ...content, ...change } }, { actor: holder });

describe('a submission says what is missing, and where', () => {
  it('a block', () =>
    expect(submit({ contact: { ...content.contact, address: '' } })).toMatchObject({
      refused: 'info.block_incomplete',
      params: { block: 'contact' },
      path: 'content.contact.address',
    }));

  const identity = (more: object) => submit({ identity: { ...content.identity, ...more } });
  it('a document that is over, unless it never ends', () => {
    expect(identity({ validUntil: '2026-11-01' })).toMatchObject({
      refused: 'info.id_expired',
      path: 'content.identity.validUntil',
    });
    expect(identity({ validUntil: '2026-11-02' }).refused).toBeUndefined();
    expect(identity({ validUntil: '2026-11-01', longTerm: true }).refused).toBeUndefined();
  });
});

describe('a refusal says what the collection is', () => {
  it.each<[Known, string, object]>([
    ['COLLECTING', 'LockCollection', { state: 'COLLECTING' }],
    ['COLLECTING', 'UnlockCollection', { state: 'COLLECTING' }],
    ['COLLECTING', 'ReopenCollection', { state: 'COLLECTING' }],
    ['COLLECTING', 'PushCollectionToSap', { state: 'COLLECTING' }],
    ['PUSHING', 'PushCollectionToSap', { because: 'PUSHING' }],
  ])('%s: %s', (state, command, params) =>
    expect(send(state, command, command === 'ReopenCollection' ? { reason: '银行卡号有误' } : {}).params).toEqual(
      params,
    ),
  );

  it('and from when it may be reminded again', () =>
    expect(
      given(decidedInfoCollection, collectionId, [...collectionHistories.COLLECTING, reminded]).when(
        'RemindCollection',
        { collectionId },
        { now: addHours(testNow, 11) },
      ).params,
    ).toEqual({ until: addHours(testNow, 12) }));
});

describe('SAP', () => {
  const erased = collectionHistories.LOCKED.map((told: Told) =>
    told.type === 'CollectionSubmitted' ? { ...told, data: { ...told.data, content: null } } : told,
  );

  it('hears nothing of an erased person', () =>
    expect(
      given(decidedInfoCollection, collectionId, erased).when('PushCollectionToSap', { collectionId }).params,
    ).toEqual({ block: 'content' }));

  it('answers only for the push that is under way', () => {
    const failed = (pushId: string) =>
      send('PUSHING', 'RecordSapPushFailed', { pushId, message: '重复' }, { actor: testSystem });
    expect(failed(collectionId).refused).toBe('infoCollection.invalid_transition');
    expect(failed((pushFailed.data as { pushId: string }).pushId).after.data).toMatchObject({ pushing: null });
  });
});

describe('a collection keeps', () => {
  const after = (...history: readonly Told[]) =>
    tell(story(infoCollection, collectionId, history)).data as InfoCollectionData;

  it('who sent it, whoever reminds', () => {
    const { COLLECTING } = collectionHistories;
    const again = happened('CollectionReminded', { ...reminded.data, expiresAt: addDays(linkEnds, 1) });
    expect(after(...COLLECTING, again)).toMatchObject({
      sentBy: after(...COLLECTING).sentBy,
      link: { expiresAt: addDays(linkEnds, 1) },
      remindedAt: testNow,
    });
    expect(after(...COLLECTING)).toMatchObject({ remindedAt: null });
    expect(after(...COLLECTING).sentBy).not.toBe('');
  });

  it('the draft', () => {
    const drafted = happened('CollectionDraftSaved', { collectionId, content });
    expect(after(...collectionHistories.COLLECTING, drafted).content).toEqual(content);
  });

  it('whose it is', () => {
    const { positionId, jobSeekerId } = after(...collectionHistories.TO_COLLECT);
    expect(infoCollection.ownership(after(...collectionHistories.TO_COLLECT), collectionId)).toMatchObject({
      positionId,
      jobSeekerId,
    });
  });
});
