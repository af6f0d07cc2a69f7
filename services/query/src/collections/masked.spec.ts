import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CollectionContent, type MaskedField } from '@talentlog/contracts';
import { entry, person } from '../testing/collection-story.ts';
import { aPosition, colleagues, hr, otherHr } from '../testing/company.ts';
import { aPerson, consentExpired } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, staff } from '../testing/story.ts';
import { aCollection } from '../testing/work.ts';

const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
const named = { ...about, collectionId: id(31), offerId: id(41) };
const content = CollectionContent.parse({
  identity: { name: '林晓', number: '11010519491231002X' },
  bank: { bank: '招商银行', number: '6225880100000018' },
  emergency: { name: '林父', relation: '父亲', phone: '+8613900002222' },
});
const push = { ...named, pushId: id(51), requestedBy: hr };
const refusedBySap = [
  happened('infoCollection', id(31), 'CollectionLocked', named),
  happened('infoCollection', id(31), 'SapPushRequested', {
    ...push,
    kind: 'CREATE',
    record: { person, content, entry },
  }),
  happened('infoCollection', id(31), 'SapPushFailed', { ...push, message: '卡号 6225880100000018 无效' }),
];
const revealed = (field: MaskedField, revealedBy = hr) =>
  happened('jobSeeker', id(21), 'ContactRevealed', { jobSeekerId: id(21), revealedBy, field, reason: '核对卡号' });

describe('numbers of a collection', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    const submitted = happened('infoCollection', id(31), 'CollectionSubmitted', { ...named, content, sentBy: hr });
    const people = [...colleagues, ...aPosition(id(1)), ...aPerson(id(21), '林晓')];
    await reading.tell(...people, ...aCollection(id(31), id(41), about), submitted, ...refusedBySap);
  });
  afterEach(() => reading.close());
  const value = async (field: string, accountId = hr, at?: string) => {
    const answer = await reading.ask('collectionValue', { collectionId: id(31), field }, staff(accountId, 'HR'), at);
    return answer.data?.value ?? answer.refused;
  };

  it('are masked in lists and details, in words of SAP, too', async () => {
    const detail = await reading.ask('collectionDetail', { collectionId: id(31) }, staff(hr, 'HR'));
    expect(detail.data?.content).toMatchObject({
      identity: { number: '****002X' },
      bank: { number: '****0018' },
      emergency: { phone: '139 **** 2222' },
    });
    expect(detail.data?.masked).toEqual(['identity.number', 'bank.number', 'emergency.phone']);
    const all = JSON.stringify([detail, await reading.ask('collections', {}, staff(hr, 'HR'))]);
    for (const clear of ['11010519491231002X', '6225880100000018', '13900002222']) expect(all).not.toContain(clear);
    expect(all).toContain('卡号 ****0018 无效');
  });

  it('are told one at a time to who asked for them, for a quarter of an hour', async () => {
    expect(await value('bank.number')).toBe('auth.forbidden');
    await reading.tell(revealed('bank.number'), revealed('contact'));
    expect(await value('bank.number')).toBe('6225880100000018');
    expect(await value('identity.number')).toBe('auth.forbidden');
    expect(await value('bank.number', hr, '2026-11-02T04:16:00.000Z')).toBe('auth.forbidden');
  });

  it('are nobody’s of another position, nor anybody’s without consent', async () => {
    await reading.tell(revealed('bank.number'), revealed('bank.number', otherHr));
    expect(await value('bank.number', otherHr)).toBe('common.not_found');
    await reading.tell(consentExpired(id(21)));
    expect(await value('bank.number')).toBe('privacy.unauthorized');
  });
});
