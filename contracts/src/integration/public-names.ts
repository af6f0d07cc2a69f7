import { z } from 'zod';
import { Id } from '../shared/shapes.ts';
import { type IntegrationEventName, integrationCatalogue } from './catalogue.ts';
import type { IntegrationEventContract } from './integration-event.ts';

/** The call that shows whether somebody listens: it is of no topic, and asked for. */
export const testCall = 'webhook.test';

/** Everything that has a CloudEvents `type` of ours: what happened, and the call that tells nothing. */
export type PublicName = IntegrationEventName | typeof testCall;

/** What is public of each name: a version, a sentence and a shape. */
export const publicContracts: Readonly<
  Record<PublicName, Pick<IntegrationEventContract, 'version' | 'tells' | 'data'>>
> = {
  ...integrationCatalogue,
  [testCall]: {
    version: 1,
    tells: 'Nothing happened: an administrator asked whether somebody listens.',
    data: z.object({ subscriberId: Id }),
  },
};

/** `type` of its CloudEvent, as `talentlog.application.delivered.v1`. */
export const cloudTypeOf = (name: PublicName): string => `talentlog.${name}.v${publicContracts[name].version}`;

/** Path of its JSON Schema, as `/schemas/application.delivered/1.json`. */
export const schemaPathOf = (name: PublicName): string => `/schemas/${name}/${publicContracts[name].version}.json`;
