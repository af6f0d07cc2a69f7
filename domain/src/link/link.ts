import { linkCommands, linkEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { evolveLink, type LinkData, noLink } from './evolve.ts';
import { linkMachine } from './machine.ts';

/** The link as everybody may read it and write on it, see `one-time-link.ts`; its decisions stand in a file for each command. */
export const link = defineAggregate<typeof linkCommands, typeof linkEvents, LinkData>({
  name: 'link',
  commands: linkCommands,
  events: linkEvents,
  machine: linkMachine,
  initialData: noLink,
  evolve: evolveLink,
  ownership: ({ jobSeekerId }) => ({ jobSeekerId }),
});
