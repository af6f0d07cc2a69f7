import { linkCommands, linkEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { evolveLink, type LinkData, linkLifecycle, noLink } from './lifecycle.ts';

/** A one-time link; see `lifecycle.ts` for what it protects and `issuing.ts` for who makes it. */
export const link = defineAggregate<typeof linkCommands, typeof linkEvents, LinkData>({
  name: 'link',
  commands: linkCommands,
  events: linkEvents,
  machine: linkLifecycle,
  initialData: noLink,
  evolve: evolveLink,
  ownership: ({ jobSeekerId }) => ({ jobSeekerId }),
});
