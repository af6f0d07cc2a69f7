import { describe, expect, it } from '@jest/globals';
import { decidedPosition } from '../position/deciders.ts';
import { positionHistories, positionId } from '../position/fixtures.ts';
import { position } from '../position/position.ts';
import { decideCommand } from './decide.ts';
import { accept, type Fact } from './decider.ts';
import { loaded } from './handle.ts';
import { defaultSettings } from './settings.ts';
import { story, tell, testActor, testId, testNow } from './testing.ts';

const context = {
  payload: {},
  related: {},
  now: testNow,
  actor: testActor,
  settings: defaultSettings,
  newId: () => testId(1),
  newLink: () => '',
};
const about = { positionId };
const paused = position.fact('PositionPaused', about);
const opened = position.fact('PositionOpened', about);
const filled = position.fact('PositionFilled', about);
const elsewhere = position.factOn(testId(9), 'PositionReopened', { positionId: testId(9) });

/** An open position whose policy, when it is asked to pause, wants these facts. */
const wanting = (...facts: readonly Fact[]) => {
  const deciders = { ...decidedPosition.deciders, PausePosition: { decide: () => accept(facts) } };
  const open = tell(story(position, positionId, positionHistories.OPEN));
  return decideCommand({ ...decidedPosition, deciders }, 'PausePosition', open, context);
};
const refused = { refused: 'position.invalid_transition' };

describe('what a policy wants', () => {
  it('happens as far as the machine takes each fact after the ones before it', () => {
    expect(wanting(paused)).toEqual({ facts: [paused] });
    expect(wanting(paused, opened)).toEqual({ facts: [paused, opened] });
    expect(wanting(opened)).toEqual(refused);
    expect(wanting(paused, filled)).toEqual(refused);
  });

  it('is not asked of this machine where another stream is meant', () =>
    expect(wanting(elsewhere, paused)).toEqual({ facts: [elsewhere, paused] }));
});

describe('a command', () => {
  const decide = (name: string, state: keyof typeof positionHistories) =>
    decideCommand(decidedPosition, name, tell(story(position, positionId, positionHistories[state])), context);

  it('is refused by the machine before any policy is asked', () => {
    expect(decide('PausePosition', 'DRAFT')).toEqual(refused);
    expect(decide('PausePosition', 'NONE')).toEqual({ refused: 'common.not_found' });
  });

  it('that nobody decides is a defect', () => {
    const open = tell(story(position, positionId, positionHistories.OPEN));
    const { PausePosition, ...deciders } = decidedPosition.deciders;
    expect(PausePosition).toBeDefined();
    expect(() => decide('BuyPosition', 'OPEN')).toThrow('position does not decide BuyPosition');
    expect(() => decideCommand({ ...decidedPosition, deciders }, 'PausePosition', open, context)).toThrow(
      'position does not decide PausePosition',
    );
  });

  it('that reads what was not named is a defect', () =>
    expect(() => loaded({}, 'position', position)).toThrow('needs() did not name position'));
});
