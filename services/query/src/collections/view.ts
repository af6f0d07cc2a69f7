import { type InfoCollectionData, infoCollection } from '@talentlog/domain/fold';
import { when } from '@talentlog/runtime';
import { type FoldedRow, foldedView } from '../views/folded-view.ts';
import { knownPeople, type OfPerson } from '../views/known-people.ts';
import { subjectProjector } from '../views/subject-projector.ts';

interface Push {
  readonly pushId: string;
  readonly at: string;
  readonly kind: string;
  readonly outcome: 'RUNNING' | 'PUSHED' | 'FAILED';
  readonly message: string;
}

interface CollectionNotes {
  readonly rejection: { readonly reason: string; readonly fields: string[]; readonly at: string } | null;
  readonly savedAt: string | null;
  readonly pushes: readonly Push[];
  readonly pushError: string | null;
}

export type CollectionState = 'TO_COLLECT' | 'COLLECTING' | 'COLLECTED' | 'LOCKED' | 'PUSHED' | 'ARCHIVED';
/** What a person is asked for before the first day, and its way to SAP. */
export type CollectionStored = FoldedRow<InfoCollectionData, CollectionState, CollectionNotes> &
  OfPerson & {
    /** SAP refused the last push, and none is under way. */
    readonly pushFailed: 'yes' | 'no';
  };

const people = knownPeople('collectionPerson');

const settled = (pushes: readonly Push[], pushId: string, outcome: Push['outcome'], message: string | null): Push[] =>
  pushes.map((push) => (push.pushId === pushId ? { ...push, outcome, message: message ?? '' } : push));

export const collections = foldedView<CollectionStored>()({
  aggregate: infoCollection,
  version: 3,
  columns: [
    'jobSeekerId',
    'positionId',
    'assigneeIds',
    'tasks',
    'createdAt',
    'updatedAt',
    'state',
    'pushFailed',
    'data.applicationId',
    'data.link.expiresAt',
  ],
  indexes: [['updatedAt']],
  counts: ['positionId', 'state'],
  search: ({ personText }) => personText,
  notes: {
    none: { rejection: null, savedAt: null, pushes: [], pushError: null },
    rules: [
      when('CollectionSent', (_event, notes: CollectionNotes) => ({ ...notes, rejection: null })),
      when('CollectionDraftSaved', ({ at }, notes: CollectionNotes) => ({ ...notes, savedAt: at })),
      when('CollectionSubmitted', ({ at }, notes: CollectionNotes) => ({ ...notes, savedAt: at, rejection: null })),
      when('CollectionRejected', ({ data, at }, notes: CollectionNotes) => ({
        ...notes,
        rejection: { reason: data.reason ?? '', fields: data.fields, at },
      })),
      when(
        'SapPushRequested',
        ({ data: { pushId, kind }, at }, notes: CollectionNotes): CollectionNotes => ({
          ...notes,
          pushes: [...notes.pushes, { pushId, at, kind, outcome: 'RUNNING', message: '' }],
          pushError: null,
        }),
      ),
      when('SapPushed', ({ data: { pushId, message } }, notes: CollectionNotes) => ({
        ...notes,
        pushes: settled(notes.pushes, pushId, 'PUSHED', message),
        pushError: null,
      })),
      when('SapPushFailed', ({ data: { pushId, message } }, notes: CollectionNotes) => ({
        ...notes,
        pushes: settled(notes.pushes, pushId, 'FAILED', message),
        pushError: message ?? '',
      })),
    ],
  },
  extend: async (row, writer) => ({
    ...(await people.copy(row, writer)),
    pushFailed: row.notes.pushError !== null && row.data.pushing === null ? 'yes' : 'no',
  }),
});

export const collectionsProjector = subjectProjector('collections', [people.part(collections), collections.part]);
