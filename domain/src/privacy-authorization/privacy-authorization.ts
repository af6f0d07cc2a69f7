import { privacyAuthorizationCommands, privacyAuthorizationEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { evolvePrivacyAuthorization, noPrivacyAuthorization, type PrivacyAuthorizationData } from './evolve.ts';
import { privacyAuthorizationMachine } from './machine.ts';

/** The consent as everybody may read it and write on it; its decisions stand in a file for each command. */
export const privacyAuthorization = defineAggregate<
  typeof privacyAuthorizationCommands,
  typeof privacyAuthorizationEvents,
  PrivacyAuthorizationData
>({
  name: 'privacyAuthorization',
  commands: privacyAuthorizationCommands,
  events: privacyAuthorizationEvents,
  machine: privacyAuthorizationMachine,
  initialData: noPrivacyAuthorization,
  evolve: evolvePrivacyAuthorization,
  ownership: (_data, id) => ({ jobSeekerId: id }),
});
