import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aPosition, colleagues, hr, otherHr } from '../testing/company.ts';
import { advertised } from '../testing/pipeline.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, staff } from '../testing/story.ts';

describe('positions', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...colleagues,
      ...aPosition(id(1)),
      ...aPosition(id(2), { title: '测试工程师' }, otherHr),
      ...advertised(id(11), id(1), 'AD-1'),
      happened('advertisement', id(12), 'AdvertisementCreated', {
        advertisementId: id(12),
        positionId: id(1),
        number: 'AD-2',
        details: {
          channel: 'SOCIAL_SITE',
          adType: 'NORMAL',
          deadline: '2026-12-01T00:00:00.000Z',
          publishAt: null,
          order: 1,
        },
      }),
      happened('advertisement', id(12), 'AdvertisementDeleted', { advertisementId: id(12) }),
    );
  });
  afterEach(() => reading.close());
  const listed = async (params: object, caller = staff(hr, 'HR')) =>
    (await reading.ask('positions', params, caller)).data?.rows.map(({ details: { title } }) => title);

  it('are shown with their advertisements, owners and actions', async () => {
    const { data } = await reading.ask('positionDetail', { positionId: id(1) }, staff(hr, 'HR'));
    expect(data).toMatchObject({
      state: 'OPEN',
      hrOwner: { name: '李人事' },
      responsible: [],
      advertisements: [{ advertisementId: id(11), number: 'AD-1', state: 'PUBLISHED' }],
      applications: 0,
    });
    expect(data?.advertisements).toHaveLength(1);
    expect(data?.allowedActions).toContain('PausePosition');
    expect((await reading.ask('positionDetail', { positionId: id(2) }, staff(hr, 'HR'))).refused).toBe(
      'common.not_found',
    );
  });

  it('are listed within the scope, filtered, searched and sorted', async () => {
    expect(await listed({})).toEqual(['芯片工程师']);
    const asAdmin = staff(id(905), 'AD');
    expect(await listed({ sort: 'title' }, asAdmin)).toEqual(['测试工程师', '芯片工程师']);
    expect(await listed({ text: '研发部' }, asAdmin)).toHaveLength(2);
    expect(await listed({ text: '测试' }, asAdmin)).toEqual(['测试工程师']);
    expect(await listed({ state: 'CLOSED' }, asAdmin)).toEqual([]);
    expect(await listed({ mine: '1' }, staff(otherHr, 'AD'))).toEqual(['测试工程师']);
    expect((await reading.ask('positions', {}, staff(hr, 'SC'))).refused).toBe('auth.forbidden');
  });
});
