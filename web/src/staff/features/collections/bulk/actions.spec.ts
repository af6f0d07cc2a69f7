import { describe, expect, it } from '@jest/globals';
import type { CollectionRow } from '../api.ts';
import { takers } from './actions.ts';

const id = '0b9d5c1e-6f0e-4b7a-9d58-0f2a3c4d5e6f';
const row = (collectionId: string, allowedActions: string[]): CollectionRow => ({
  collectionId,
  offerId: id,
  applicationId: id,
  person: { jobSeekerId: id, number: '2041', name: '韩磊', consent: 'AUTHORIZED', phone: null, email: null },
  position: { positionId: id, title: '高速 PCB 设计工程师', titleEn: '' },
  state: 'LOCKED',
  pushing: false,
  pushError: null,
  remindedAt: null,
  submittedAt: null,
  entryDate: null,
  expiresAt: null,
  updatedAt: '2026-11-21T02:00:00.000Z',
  revision: 3,
  allowedActions,
});

describe('who takes part when many are chosen', () => {
  const rows = [
    row('a', ['LockCollection']),
    row('b', ['UnlockCollection', 'PushCollectionToSap']),
    row('c', ['UnlockCollection']),
  ];
  const names = (action: Parameters<typeof takers>[0]) => takers(action, rows).map(({ collectionId }) => collectionId);

  it('is who may take the action now', () => {
    expect(names('LockCollection')).toEqual(['a']);
    expect(names('UnlockCollection')).toEqual(['b', 'c']);
    expect(names('RemindCollection')).toEqual([]);
    expect(names('PushCollectionToSap')).toEqual(['b']);
  });
});
