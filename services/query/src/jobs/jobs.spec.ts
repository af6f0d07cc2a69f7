import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aPosition, colleagues, details, otherHr } from '../testing/company.ts';
import { aPerson } from '../testing/people.ts';
import { advertised } from '../testing/pipeline.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, now, seeker } from '../testing/story.ts';

const guest = {};

describe('jobs', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...colleagues,
      ...aPosition(id(1)),
      ...aPosition(
        id(2),
        {
          title: '测试工程师',
          category: 'TEST',
          locations: ['上海', '杭州'],
          pay: { unit: 'MONTH', min: null, max: 50_000, months: 12 },
        },
        otherHr,
      ),
      ...aPosition(id(3), { title: '采购', category: 'SUPPLY', top: true }),
      ...advertised(id(11), id(1), 'AD-1'),
      ...advertised(id(12), id(2), 'AD-2'),
    );
  });
  afterEach(() => reading.close());
  const listed = async (params: object, at = now) => {
    const { data } = await reading.ask('jobList', params, guest, at);
    return data?.jobs.map(({ title }) => title);
  };

  it('lists what is published and not over, to anybody', async () => {
    expect(await listed({})).toEqual(['测试工程师', '芯片工程师']);
    expect(await listed({}, '2026-12-01T00:00:00.001Z')).toEqual([]);
    await reading.tell(happened('advertisement', id(12), 'AdvertisementUnpublished', { advertisementId: id(12) }));
    expect(await listed({})).toEqual(['芯片工程师']);
  });

  it('filters and sorts by what the position says, also after it changed', async () => {
    expect(await listed({ category: 'TEST' })).toEqual(['测试工程师']);
    expect(await listed({ location: '上海' })).toEqual(['测试工程师']);
    expect(await listed({ text: '芯片' })).toEqual(['芯片工程师']);
    expect(await listed({ sort: 'PAY' })).toEqual(['测试工程师', '芯片工程师']);
    expect(await listed({ published: '3D' })).toEqual(['测试工程师', '芯片工程师']);
    expect(await listed({ published: '3D' }, '2026-11-05T00:00:00.000Z')).toEqual([]);
    const edited = { ...details, title: '前端工程师', locations: ['上海'] };
    await reading.tell(happened('position', id(1), 'PositionEdited', { positionId: id(1), details: edited }));
    expect(await listed({ location: '上海' })).toEqual(['测试工程师', '前端工程师']);
    await reading.tell(...advertised(id(13), id(3)));
    expect(await listed({})).toEqual(['采购', '测试工程师', '前端工程师']);
  });

  it('shows one with its duties, similar ones and whether the viewer could deliver', async () => {
    await reading.tell(...advertised(id(14), id(1), 'AD-4'));
    const { data } = await reading.ask('jobDetail', { advertisementId: id(11) }, guest);
    expect(data).toMatchObject({
      job: { title: '芯片工程师', duties: '设计芯片。', number: 'AD-1', deadline: '2026-12-01T00:00:00.000Z' },
      availability: { status: 'APPLICABLE' },
      similar: [{ advertisementId: id(14) }],
    });
    await reading.tell(happened('position', id(1), 'PositionPaused', { positionId: id(1) }));
    const paused = await reading.ask('jobDetail', { advertisementId: id(11) }, guest);
    expect(paused.data?.availability.status).toBe('PAUSED');
  });

  it('does not know what was never published', async () => {
    await reading.tell(...advertised(id(15), id(1)).slice(0, 1));
    expect(await reading.ask('jobDetail', { advertisementId: id(15) }, guest)).toEqual({ refused: 'common.not_found' });
  });

  it('is ready for a person’s delivery or says what lacks', async () => {
    await reading.tell(...aPerson(id(21), '林晓'));
    const { data } = await reading.ask('deliveryReadiness', { advertisementId: id(11) }, seeker(id(91), id(21)));
    expect(data).toMatchObject({ resumeState: 'EMPTY', consent: 'AUTHORIZED', editing: [] });
    expect(data?.missing).toContain('basic.birthDate');
  });
});
