import { describe, expect, it } from '@jest/globals';
import { allowedActions } from '../allowed-actions.ts';
import { loaded } from '../shared/handle.ts';
import { happened, onlooker, story, type Told, tell } from '../shared/testing.ts';
import { collectionHistories, collectionId, content, holder, linkEnds } from './fixtures.ts';
import { infoCollection } from './info-collection.ts';
import { missingForPush } from './missing-for-push.ts';

const after = (history: readonly Told[]) =>
  loaded({ told: tell(story(infoCollection, collectionId, history)) }, 'told', infoCollection);
const offered = (history: readonly Told[]): string[] =>
  allowedActions('infoCollection', after(history), onlooker()).toSorted();

/** By hand from DOMAIN.md section 5, table 12, with the onboarding of table 2 that is confirmed here. */
const table: readonly (readonly [keyof typeof collectionHistories, string[]])[] = [
  ['TO_COLLECT', ['SendCollection', 'SetEntryDetails']],
  ['COLLECTING', ['RemindCollection', 'SaveCollectionDraft', 'SetEntryDetails', 'SubmitCollection']],
  ['COLLECTED', ['LockCollection', 'RejectCollection', 'SetEntryDetails']],
  ['LOCKED', ['PushCollectionToSap', 'SetEntryDetails', 'UnlockCollection']],
  ['PUSHING', ['RecordSapPushFailed', 'RecordSapPushed']],
  ['PUSHED', ['ConfirmOnboarding', 'ReopenCollection']],
  ['ARCHIVED', []],
];

/** The same way to LOCKED, with the entry left out or one thing of the submission another. */
const locked = ({ entry = true, change = {} }: { entry?: boolean; change?: object }) =>
  after(
    collectionHistories.LOCKED.filter(({ type }) => entry || type !== 'EntryDetailsSet').map((event) =>
      event.type === 'CollectionSubmitted'
        ? happened(event.type, { ...event.data, content: { ...content, ...change } })
        : event,
    ),
  );

describe('what a collection offers', () => {
  it('neither a draft nor a submission by a link that is over', () => {
    const byLink = (id: string, now?: string) =>
      allowedActions(
        'infoCollection',
        after(collectionHistories.COLLECTING),
        onlooker({ ...holder, id }, now),
      ).includes('SubmitCollection');
    expect([byLink(holder.id), byLink('c'.repeat(64)), byLink(holder.id, linkEnds)]).toEqual([true, false, false]);
  });

  it.each(table)('in %s', (state, actions) => expect(offered(collectionHistories[state])).toEqual(actions));

  it.each([
    [{}, []],
    [{ entry: false }, ['entry']],
    [{ change: { bank: { bank: '招商银行', number: '' } } }, ['bank.number']],
    [{ entry: false, change: { work: { confirmed: false, entries: [] } } }, ['entry', 'work.confirmed']],
  ])('to SAP only when nothing lacks: %j', (left, missing) => {
    const collection = locked(left);
    expect(missingForPush(collection)).toEqual(missing);
    expect(allowedActions('infoCollection', collection, onlooker()).includes('PushCollectionToSap')).toBe(
      missing.length === 0,
    );
  });

  it('and nothing is missed where it is not SAP’s turn', () => {
    expect(missingForPush(after(collectionHistories.COLLECTING))).toEqual([]);
    expect(missingForPush(after(collectionHistories.PUSHED))).toEqual([]);
  });
});
