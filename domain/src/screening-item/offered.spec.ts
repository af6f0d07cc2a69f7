import { describe, expect, it } from '@jest/globals';
import { allowedActions } from '../allowed-actions.ts';
import { onlooker, story, tell, testActor } from '../shared/testing.ts';
import { histories, itemId, screener } from './fixtures.ts';
import { screeningItem } from './screening-item.ts';

const staffs = ['CancelScreening', 'HandOverScreening', 'MarkItemOverdue'];
/** By hand from DOMAIN.md section 5, table 8: for the screener whose task it is, and for anybody else. */
const table: readonly (readonly [keyof typeof histories, string[], string[]])[] = [
  ['UNSCREENED', [...staffs, 'ScreenItem'], staffs],
  ['UNDETERMINED', [...staffs, 'ScreenItem', 'TakeBackVerdict'], staffs],
  ['PASS', ['ReviseItem', 'TakeBackVerdict'], []],
  ['ELIMINATED', ['ReviseItem', 'TakeBackVerdict'], []],
  ['RECOMMENDED', ['ReviseItem', 'TakeBackVerdict'], []],
  ['OVERDUE', ['ReassignScreening'], ['ReassignScreening']],
  ['CANCELLED', ['ReassignScreening'], ['ReassignScreening']],
];

describe('what a screening item offers', () => {
  it.each(table)('in %s to its screener, and to anybody else', (state, own, other) => {
    const item = tell(story(screeningItem, itemId, histories[state]));
    expect(allowedActions('screeningItem', item, onlooker(screener)).toSorted()).toEqual(own);
    expect(allowedActions('screeningItem', item, onlooker(testActor)).toSorted()).toEqual(other);
  });
});
