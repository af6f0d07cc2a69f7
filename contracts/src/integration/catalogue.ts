import type { z } from 'zod';
import { applicationsTold } from './applications.ts';
import { candidatesTold } from './candidates.ts';
import { hiresTold } from './hires.ts';
import type { IntegrationEventContract } from './integration-event.ts';
import { interviewsTold } from './interviews.ts';
import { offersTold } from './offers.ts';
import { positionsTold } from './positions.ts';

/** Every integration event by its name. */
export const integrationCatalogue = {
  ...applicationsTold,
  ...offersTold,
  ...hiresTold,
  ...interviewsTold,
  ...positionsTold,
  ...candidatesTold,
} satisfies Readonly<Record<string, IntegrationEventContract>>;

export type IntegrationEventName = keyof typeof integrationCatalogue;
export type IntegrationDataOf<K extends IntegrationEventName> = z.infer<(typeof integrationCatalogue)[K]['data']>;

/** Contract of an integration event by its name. */
export const integrationContract = (name: IntegrationEventName): IntegrationEventContract => integrationCatalogue[name];
