import { privacyAuthorizationCommands, privacyAuthorizationEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import {
  evolvePrivacyAuthorization,
  noPrivacyAuthorization,
  type PrivacyAuthorizationData,
  privacyAuthorizationLifecycle,
} from './lifecycle.ts';

/** A person's consent; see `lifecycle.ts` for what it protects. */
export const privacyAuthorization = defineAggregate<
  typeof privacyAuthorizationCommands,
  typeof privacyAuthorizationEvents,
  PrivacyAuthorizationData
>({
  name: 'privacyAuthorization',
  commands: privacyAuthorizationCommands,
  events: privacyAuthorizationEvents,
  machine: privacyAuthorizationLifecycle,
  initialData: noPrivacyAuthorization,
  evolve: evolvePrivacyAuthorization,
  ownership: (_data, id) => ({ jobSeekerId: id }),
});
