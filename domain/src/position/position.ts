import { positionCommands, positionEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { evolvePosition, noPosition, type PositionData } from './evolve.ts';
import { positionMachine } from './machine.ts';

/** The position as everybody may read it and write on it; its decisions stand in a file for each command. */
export const position = defineAggregate<typeof positionCommands, typeof positionEvents, PositionData>({
  name: 'position',
  commands: positionCommands,
  events: positionEvents,
  machine: positionMachine,
  initialData: noPosition,
  evolve: evolvePosition,
  ownership: (_data, id) => ({ positionId: id }),
});
