import { describe, expect, it } from '@jest/globals';
import { type Aggregate, offerMachine, position } from '@talentlog/domain/fold';
import { foldVersion } from './fold-version.ts';

const of = (change: Partial<Aggregate> = {}, byHand = 1) =>
  foldVersion(byHand, [{ ...(position as Aggregate), ...change }]);

describe('the version of folded views', () => {
  it('stays while nothing changes', () => expect(of()).toBe(of()));

  it.each<[string, Partial<Aggregate>]>([
    ['a field of the fold', { initialData: { ...(position.initialData as object), more: null } }],
    ['an event', { events: { ...position.events, PositionMoved: position.events.PositionOpened } }],
    ['a transition', { machine: offerMachine }],
  ])('moves with %s', (_what, change) => expect(of(change)).not.toBe(of()));

  it('stays with a command, which no row keeps', () =>
    expect(of({ commands: { ...position.commands, MovePosition: position.commands.OpenPosition } })).toBe(of()));

  it('moves by hand', () => expect(of({}, 2)).not.toBe(of()));
});
