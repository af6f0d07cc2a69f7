import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aPosition, colleagues } from '../testing/company.ts';
import { advertised } from '../testing/pipeline.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, type Told } from '../testing/story.ts';
import { type Offered, offeredBy, viewers } from '../testing/viewers.ts';

const [created, opened] = aPosition(id(1)) as [Told, Told];
const paused = happened('position', id(1), 'PositionPaused', { positionId: id(1) });
const closed = happened('position', id(1), 'PositionClosed', { positionId: id(1), reason: '' });
const toOwners = (...actions: string[]): Offered => ({ HR: actions, PR: actions, AD: actions });

/** What is living may be handed over by an administrator, when who owns it leaves. */
const living = (...actions: string[]): Offered => ({
  ...toOwners(...actions),
  AD: [...actions, 'HandOverPosition'].sort(),
});

/** By hand from DOMAIN.md sections 3 and 7. */
const table: readonly (readonly [string, readonly Told[], Offered])[] = [
  ['a draft', [created], living('ClosePosition', 'CreateAdvertisement', 'EditPosition', 'OpenPosition')],
  [
    'an open one',
    [created, opened],
    living('ClosePosition', 'CreateAdvertisement', 'EditPosition', 'FillPosition', 'PausePosition'),
  ],
  [
    'a paused one',
    [created, opened, paused],
    living('ClosePosition', 'CreateAdvertisement', 'EditPosition', 'OpenPosition'),
  ],
  ['a closed one', [created, opened, closed], toOwners('ReopenPosition')],
];

interface Seen {
  readonly allowedActions: string[];
}

describe('what a position lets people do', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues);
  });
  afterEach(() => reading.close());
  const asks = { positionId: id(1) };

  it.each(table)('%s, by role', async (_what, story, expected) => {
    await reading.tell(...story);
    expect(await offeredBy(reading, 'positionDetail', asks, (data: Seen) => data.allowedActions)).toEqual(expected);
  });

  describe('and its advertisement', () => {
    const [made, published] = advertised(id(51), id(1)) as [Told, Told];
    const unpublished = happened('advertisement', id(51), 'AdvertisementUnpublished', { advertisementId: id(51) });
    const first = async (at?: string) =>
      (await reading.ask('positionDetail', asks, viewers.HR, at)).data?.advertisements[0];

    /** By hand from DOMAIN.md, table 1: publishing asks for an open position and a deadline to come. */
    it.each<[string, readonly Told[], string[], string | null]>([
      [
        'waiting',
        [opened, made],
        ['DeleteAdvertisement', 'EditAdvertisement', 'PublishAdvertisement', 'StopAdvertisement'],
        null,
      ],
      [
        'waiting for the position',
        [made],
        ['DeleteAdvertisement', 'EditAdvertisement', 'StopAdvertisement'],
        'ad.position_not_open',
      ],
      ['out', [opened, made, published], ['StopAdvertisement', 'UnpublishAdvertisement'], null],
      [
        'taken in',
        [opened, made, published, unpublished],
        ['DeleteAdvertisement', 'EditAdvertisement', 'PublishAdvertisement', 'StopAdvertisement'],
        null,
      ],
    ])('%s', async (_what, story, expected, obstacle) => {
      await reading.tell(created, ...story);
      expect(await first()).toMatchObject({ obstacle });
      const actionsIn = ({ advertisements }: { advertisements: Seen[] }) => advertisements[0]?.allowedActions ?? [];
      expect(await offeredBy(reading, 'positionDetail', asks, actionsIn)).toEqual(toOwners(...expected));
    });

    it('is not published past its deadline', async () => {
      await reading.tell(created, opened, made);
      const late = await first('2099-01-01T00:00:00.000Z');
      expect(late?.obstacle).toBe('ad.deadline_past');
      expect(late?.allowedActions).not.toContain('PublishAdvertisement');
    });
  });
});
