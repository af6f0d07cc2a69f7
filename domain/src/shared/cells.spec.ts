import { describe, expect, it } from '@jest/globals';
import { positionFixtures, positionHistories, positionId } from '../position/fixtures.ts';
import type { Decided } from './aggregate.ts';
import { cellsOf, type Fixtures } from './cells.ts';
import { accept, type Decider, factOf, refuse } from './decider.ts';
import { given, happened, story } from './testing.ts';

/** The position with one decider replaced, as a careless change would. */
const withDecider = (command: string, decider: Decider<unknown, unknown>): Fixtures => {
  const { aggregate } = positionFixtures;
  const broken: Decided = { ...aggregate, deciders: { ...aggregate.deciders, [command]: decider } };
  return { ...positionFixtures, aggregate: broken };
};
const failures = (fixtures: Fixtures): string[] =>
  cellsOf(fixtures).flatMap(({ name, run }) => {
    try {
      run();
      return [];
    } catch (error) {
      return [`${name}: ${(error as Error).message}`];
    }
  });

describe('the generated cells', () => {
  it('are silent about an aggregate that keeps its laws', () => expect(failures(positionFixtures)).toEqual([]));

  it.each([
    ['a policy refuses what the machine takes', { decide: () => refuse('position.invalid_transition') }],
    ['a refusal is not in the contract', { decide: () => refuse('offer.invalid') }],
    ['nothing comes of an acceptance', { decide: () => accept([]) }],
    ['an event breaks its contract', { decide: () => accept(factOf('PositionPaused', { extra: 1 })) }],
    ['the event is another one', { decide: () => accept(factOf('PositionFilled', { positionId })) }],
  ])('find that %s', (_what, decider) => {
    expect(failures(withDecider('PausePosition', decider))).toEqual([expect.stringContaining('OPEN x PausePosition')]);
  });

  it('find a state without a history and a history of another state', () => {
    const { CLOSED: _, ...fewer } = positionHistories;
    expect(failures({ ...positionFixtures, histories: fewer })).toEqual([expect.stringContaining('CLOSED')]);
    const wrong = { ...positionHistories, PAUSED: positionHistories.OPEN };
    expect(failures({ ...positionFixtures, histories: wrong })[0]).toContain('no history reaches live.editable.PAUSED');
  });

  it('find a command without a case, and a policy that does not hold', () => {
    const { OpenPosition: _, ...fewer } = positionFixtures.valid;
    expect(failures({ ...positionFixtures, valid: fewer })).toHaveLength(Object.keys(positionHistories).length);
    const policy = { OpenPosition: { DRAFT: 'position.unavailable' } };
    expect(failures({ ...positionFixtures, policy })).toEqual([
      expect.stringContaining('expected position.unavailable'),
    ]);
  });
});

describe('given', () => {
  const { aggregate } = positionFixtures;

  it('finds a fact that another machine does not take', () => {
    const other = '00000000-0000-4000-8000-000000000077';
    const paused = factOf('PositionPaused', { positionId: other }, { aggregate: 'position', id: other });
    const pausing: Decider<unknown, unknown> = {
      needs: () => ({ other: { aggregate: 'position', id: other } }),
      decide: () => accept([factOf('PositionPaused', { positionId }), paused]),
    };
    const broken = withDecider('PausePosition', pausing).aggregate;
    const decide = () =>
      given(broken, positionId, positionHistories.OPEN)
        .related({ other: story(aggregate, other) })
        .when('PausePosition', { positionId });
    expect(decide).toThrow('does not take PositionPaused');
  });

  it('refuses a history that never could have been', () =>
    expect(() =>
      given(aggregate, positionId, [happened('PositionPaused', { positionId })]).when('OpenPosition', { positionId }),
    ).toThrow('does not take'));
});
