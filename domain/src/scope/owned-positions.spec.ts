import { expect, it } from '@jest/globals';
import { aPosition } from '../shared/stories.ts';
import { tell, testId } from '../shared/testing.ts';
import { needPositions, ownersIn, positionIn } from './owned-positions.ts';

const [owned = '', unknown = ''] = [3, 4].map(testId);

it('finds the owners of the positions that a decision loaded, and none of another position', () => {
  const needed = needPositions([owned, unknown]);
  expect(Object.values(needed)).toEqual([
    { aggregate: 'position', id: owned },
    { aggregate: 'position', id: unknown },
  ]);
  const [name = ''] = Object.keys(needed);
  const related = { [name]: tell(aPosition(owned)) };
  expect(ownersIn(related, owned)).toEqual([testId(900)]);
  expect(positionIn(related, owned)?.hrOwnerId).toBe(testId(900));
  expect(ownersIn(related, unknown)).toEqual([]);
  expect(positionIn(related, unknown)).toBeUndefined();
});
