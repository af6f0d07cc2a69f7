import { missingInCollection, type SapRecord } from '@talentlog/contracts';
import { needLink, voidLink } from '../link/one-time-link.ts';
import { accept, refuse } from '../shared/decider.ts';
import { collectionOf, type Deciding, target } from './collecting.ts';
import type { InfoCollectionData } from './lifecycle.ts';
import { needPerson, personOf } from './person.ts';

/** While SAP is asked, nothing is touched. */
const atRest = ({ data }: { readonly data: InfoCollectionData }): boolean => data.pushing === null;

export const setEntryDetails: Deciding<'SetEntryDetails'> = {
  target,
  offered: atRest,
  illegal: () => refuse('info.lock_failed'),
  decide: (context) => {
    if (context.data.pushing !== null) return refuse('info.lock_failed', { because: 'PUSHING' });
    const { collectionId: _, ...entry } = context.payload;
    return accept({ type: 'EntryDetailsSet', data: { ...collectionOf(context), entry } });
  },
};

export const lockCollection: Deciding<'LockCollection'> = {
  target,
  illegal: ({ state }) => refuse('info.lock_failed', { state }),
  decide: (context) => accept({ type: 'CollectionLocked', data: collectionOf(context) }),
};

export const unlockCollection: Deciding<'UnlockCollection'> = {
  target,
  offered: atRest,
  illegal: ({ state }) => refuse('info.unlock_failed', { state }),
  decide: (context) =>
    context.data.pushing === null
      ? accept({ type: 'CollectionUnlocked', data: collectionOf(context) })
      : refuse('info.unlock_failed', { because: 'PUSHING' }),
};

export const pushToSap: Deciding<'PushCollectionToSap'> = {
  target,
  offered: atRest,
  illegal: ({ state }) => refuse('info.not_locked', { state }),
  needs: ({ data }) => needPerson(data.jobSeekerId),
  decide: (context) => {
    const { data, related, newId, actor } = context;
    if (data.pushing !== null) return refuse('info.push_failed', { because: 'PUSHING' });
    if (data.entry === null) return refuse('info.block_incomplete', { block: 'entry' });
    if (data.content === null) return refuse('info.block_incomplete', { block: 'content' });
    const [missing] = missingInCollection(data.content);
    if (missing) return refuse('info.block_incomplete', { block: missing.split('.')[0] as string });
    const record: SapRecord = { person: personOf(data.content, related), content: data.content, entry: data.entry };
    const pushId = newId();
    const kind = data.pushedBefore ? 'UPDATE' : 'CREATE';
    return accept(
      {
        type: 'SapPushRequested',
        data: { ...collectionOf(context), pushId, kind, record, requestedBy: actor.id },
      },
      { pushId },
    );
  },
};

const unknownPush = refuse('infoCollection.invalid_transition');

export const recordSapPushed: Deciding<'RecordSapPushed'> = {
  target,
  decide: (context) => {
    const { pushId, message } = context.payload;
    if (context.data.pushing !== pushId) return unknownPush;
    return accept({
      type: 'SapPushed',
      data: { ...collectionOf(context), pushId, message, requestedBy: context.data.pushedBy },
    });
  },
};

export const recordSapPushFailed: Deciding<'RecordSapPushFailed'> = {
  target,
  decide: (context) => {
    const { pushId, message } = context.payload;
    if (context.data.pushing !== pushId) return unknownPush;
    return accept({
      type: 'SapPushFailed',
      data: { ...collectionOf(context), pushId, message, requestedBy: context.data.pushedBy },
    });
  },
};

export const reopenCollection: Deciding<'ReopenCollection'> = {
  target,
  illegal: ({ state }) => refuse('info.unlock_failed', { state }),
  decide: (context) =>
    accept({ type: 'CollectionReopened', data: { ...collectionOf(context), reason: context.payload.reason } }),
};

export const archiveCollection: Deciding<'ArchiveCollection'> = {
  target,
  needs: ({ data }) => needLink(data.link),
  decide: (context) =>
    accept([
      { type: 'CollectionArchived', data: { ...collectionOf(context), cause: 'OFFER_INVALID' } },
      ...voidLink(context.related, 'CLOSED'),
    ]),
};
