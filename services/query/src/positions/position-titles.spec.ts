import { expect, it } from '@jest/globals';
import { aPosition, hr, otherHr } from '../testing/company.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id } from '../testing/story.ts';
import { positionsProjector } from './view.ts';

it('a position that is handed over has its new owner where other rows look it up', async () => {
  const reading = await ReadSide.open([positionsProjector]);
  const handed = { positionId: id(1), fromAccountId: hr, toAccountId: otherHr };
  await reading.tell(...aPosition(id(1)), happened('position', id(1), 'PositionHandedOver', handed));
  expect(await reading.store.get('positionTitle', id(1))).toMatchObject({ ownerIds: [otherHr] });
  await reading.close();
});
