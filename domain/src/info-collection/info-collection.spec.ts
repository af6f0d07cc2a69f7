import { describe, expect, it } from '@jest/globals';
import { CollectionContent, isResidentNumber, missingInCollection } from '@talentlog/contracts';
import { aResume } from '../application/fixtures.ts';
import { aJobSeeker, phone } from '../job-seeker/fixtures.ts';
import { cellsOf } from '../shared/cells.ts';
import { given, testActor, testId, testNow, testSystem } from '../shared/testing.ts';
import { addHours } from '../shared/time.ts';
import { decidedInfoCollection } from './deciders.ts';
import {
  collectionFixtures,
  collectionHistories,
  collectionId,
  content,
  holder,
  linkEnds,
  locked,
  pushFailed,
  pushId,
  reminded,
  reopened,
  unlocked,
} from './fixtures.ts';

it.each(cellsOf(collectionFixtures))('$name', ({ run }) => run());

const at = (state: keyof typeof collectionHistories) =>
  given(decidedInfoCollection, collectionId, collectionHistories[state]);
const submit = (change: object, now = testNow) =>
  at('COLLECTING').when(
    'SubmitCollection',
    { collectionId, content: { ...content, ...change } },
    { actor: holder, now },
  );

describe('sending', () => {
  it('makes a link that asks for the code and lives fifteen days', () => {
    const { own, others } = at('TO_COLLECT').when('SendCollection', { collectionId });
    const expiresAt = '2026-11-17T15:59:59.999Z';
    expect(own).toMatchObject([{ type: 'CollectionSent', data: { expiresAt, sentBy: testActor.id } }]);
    expect(others).toMatchObject([
      {
        type: 'LinkIssued',
        data: { purpose: 'collection', stepUp: 'code', subjectAggregate: 'infoCollection', expiresAt },
      },
    ]);
  });

  it('reminds with the same link once in twelve hours', () => {
    const again = given(decidedInfoCollection, collectionId, [...collectionHistories.COLLECTING, reminded]);
    const at12 = addHours(testNow, 12);
    expect(again.when('RemindCollection', { collectionId }, { now: addHours(testNow, 11) }).refused).toBe(
      'info.remind_too_often',
    );
    expect(again.when('RemindCollection', { collectionId }, { now: at12 })).toMatchObject({
      own: [{ data: { linkId: holder.id } }],
      others: [],
    });
  });

  it('reminds with a new link once the old one is over', () => {
    const { own, others } = at('COLLECTING').when('RemindCollection', { collectionId }, { now: linkEnds });
    expect(others).toMatchObject([{ type: 'LinkIssued' }]);
    expect(own).not.toMatchObject([{ data: { linkId: holder.id } }]);
  });
});

describe('submitting', () => {
  it.each([
    { block: 'contact', change: { contact: { address: '' } } },
    { block: 'emergency', change: { emergency: {} } },
    { block: 'identity', change: { identity: { ...content.identity, validUntil: null } } },
    { block: 'bank', change: { bank: {} } },
    { block: 'work', change: { work: { confirmed: false } } },
    { block: 'relatives', change: { relatives: {} } },
    { block: 'relatives', change: { relatives: { employed: true } } },
    { block: 'attachments', change: { attachments: {} } },
  ])('needs $block', ({ block, change }) =>
    expect(submit(change)).toMatchObject({ refused: 'info.block_incomplete', params: { block } }),
  );

  it('refuses a document that is over, and takes one on its last day', () => {
    const identity = { ...content.identity, validUntil: '2026-11-02' };
    expect(submit({ identity }, '2026-11-02T15:59:00.000Z').refused).toBeUndefined();
    expect(submit({ identity }, '2026-11-02T16:00:00.000Z').refused).toBe('info.id_expired');
    expect(submit({ identity: { ...identity, longTerm: true, validUntil: null } }).refused).toBeUndefined();
  });

  it('refuses an ID card that contains another birth date than the resume', () => {
    const born = (birthDate: string) =>
      at('COLLECTING')
        .related({ resume: aResume({ birthDate, name: content.identity.name }) })
        .when('SubmitCollection', { collectionId, content }, { actor: holder });
    expect(born('1949-12-30').refused).toBe('info.identity_birth_differs');
    expect(born('1949-12-31').refused).toBeUndefined();
    expect(submit({}).refused).toBeUndefined();
  });

  it('refuses an ID card in another Chinese name than the resume, and no name in other letters', () => {
    const named = (name: string) =>
      at('COLLECTING')
        .related({ resume: aResume({ birthDate: '1949-12-31', name }) })
        .when('SubmitCollection', { collectionId, content }, { actor: holder }).refused;
    const [own = '', ...rest] = content.identity.name;
    expect([
      named('司马相如'),
      named(content.identity.name),
      named(`${own} ${rest.join('')}`),
      named('Chen Wang'),
    ]).toEqual(['info.identity_name_differs', ...[undefined, undefined, undefined]]);
  });

  it('says all that is wrong at once, in the order of the page', () => {
    const wrong = {
      ...content,
      contact: { ...content.contact, address: '' },
      identity: { ...content.identity, validUntil: '2020-01-01', longTerm: false },
    };
    const refused = at('COLLECTING')
      .related({ resume: aResume({ birthDate: '1949-12-30', name: '司马相如' }) })
      .when('SubmitCollection', { collectionId, content: wrong }, { actor: holder });
    expect(refused).toMatchObject({ refused: 'info.block_incomplete', path: 'content.contact.address' });
    expect(refused.also).toEqual([
      { path: 'content.identity.validUntil', code: 'info.id_expired' },
      { path: 'content.identity.number', code: 'info.identity_birth_differs' },
      { path: 'content.identity.name', code: 'info.identity_name_differs' },
    ]);
  });

  it.each([
    { change: { identity: { ...content.identity, number: '110105194912310021' } }, code: 'common.identity_format' },
    { change: { bank: { ...content.bank, number: '12ab' } }, code: 'common.bank_format' },
    { change: { emergency: { ...content.emergency, phone: '12' } }, code: 'common.callable_format' },
  ])('refuses the shape of $change', ({ change, code }) => expect(() => submit(change)).toThrow(code));

  it('is by the present link or by the person', () => {
    const old = { ...holder, id: 'c'.repeat(64) };
    const payload = { collectionId, content };
    expect(at('COLLECTING').when('SubmitCollection', payload, { actor: old }).refused).toBe('link.expired');
    expect(at('COLLECTING').when('SaveCollectionDraft', payload, { actor: holder, now: linkEnds }).refused).toBe(
      'link.expired',
    );
    const self = { kind: 'account', id: testId(8), jobSeekerId: testId(3) } as const;
    expect(at('COLLECTING').when('SubmitCollection', payload, { actor: self, now: linkEnds }).refused).toBeUndefined();
  });

  it('starts from an empty draft that lacks everything', () => {
    expect(missingInCollection(CollectionContent.parse({})).length).toBeGreaterThan(10);
    expect(missingInCollection(content)).toEqual([]);
  });

  it('knows the check digit of a resident number', () => {
    expect(isResidentNumber('11010519491231002x')).toBe(true);
    expect(isResidentNumber('110105194912310020')).toBe(false);
    expect(isResidentNumber('1101051949123100')).toBe(false);
  });
});

describe('sending back', () => {
  it('gives a new link and voids the old one', () => {
    const { own, others } = given(decidedInfoCollection, collectionId, collectionHistories.COLLECTED)
      .related(collectionFixtures.valid.RejectCollection().related)
      .when('RejectCollection', { collectionId, reason: '照片不清', fields: ['attachments.badgePhoto'] });
    expect(own).toMatchObject([{ type: 'CollectionRejected', data: { fields: ['attachments.badgePhoto'] } }]);
    expect(others.map(({ type }) => type)).toEqual(['LinkVoided', 'LinkIssued']);
  });
});

describe('pushing to SAP', () => {
  const push = () => at('LOCKED').when('PushCollectionToSap', { collectionId });

  it('hands over everything at once', () =>
    expect(push().own).toMatchObject([{ data: { kind: 'CREATE', record: { content, person: { name: '林晓' } } } }]));

  it('tells how the person is reached and when they were born', () => {
    const { own } = at('LOCKED')
      .related({ jobSeeker: aJobSeeker(), resume: aResume() })
      .when('PushCollectionToSap', { collectionId });
    expect(own).toMatchObject([{ data: { record: { person: { phone, birthDate: '1998-01-01', gender: 'FEMALE' } } } }]);
  });

  it('needs the entry details', () => {
    const without = collectionHistories.LOCKED.filter(({ type }) => type !== 'EntryDetailsSet');
    const asked = given(decidedInfoCollection, collectionId, without).when('PushCollectionToSap', { collectionId });
    expect(asked).toMatchObject({ refused: 'info.block_incomplete', params: { block: 'entry' } });
  });

  it('stays locked after a failure and can be tried again', () => {
    const failed = at('PUSHING').when(
      'RecordSapPushFailed',
      { collectionId, pushId, message: 'no' },
      { actor: testSystem },
    );
    expect(failed.after.state).toBe('LOCKED');
    expect(
      given(decidedInfoCollection, collectionId, [...collectionHistories.PUSHING, pushFailed]).when(
        'UnlockCollection',
        {
          collectionId,
        },
      ).refused,
    ).toBeUndefined();
  });

  it('hears only of the push that is under way', () =>
    expect(
      at('PUSHING').when('RecordSapPushed', { collectionId, pushId: testId(77) }, { actor: testSystem }).refused,
    ).toBe('infoCollection.invalid_transition'));

  it('updates what SAP already has', () => {
    const again = [...collectionHistories.PUSHED, reopened, locked];
    expect(
      given(decidedInfoCollection, collectionId, again).when('PushCollectionToSap', { collectionId }).own,
    ).toMatchObject([{ data: { kind: 'UPDATE' } }]);
  });

  it('cannot be unlocked twice', () =>
    expect(
      given(decidedInfoCollection, collectionId, [...collectionHistories.LOCKED, unlocked]).when('UnlockCollection', {
        collectionId,
      }),
    ).toMatchObject({ refused: 'info.unlock_failed', params: { state: 'COLLECTED' } }));

  it('refuses when the content was erased', () => {
    const erased = collectionHistories.LOCKED.map((told) =>
      told.type === 'CollectionSubmitted' ? { ...told, data: { ...told.data, content: null } } : told,
    );
    expect(
      given(decidedInfoCollection, collectionId, erased).when('PushCollectionToSap', { collectionId }).refused,
    ).toBe('info.block_incomplete');
  });
});
