import { z } from 'zod';
import { Instant } from '../shared/shapes.ts';
import type { IntegrationEventName } from './catalogue.ts';
import type { PublicName } from './public-names.ts';

/** What every event of ours says where it comes from; together with its `id` it is said once, and repeated only with the same `id`. */
export const cloudSource = '/talentlog/recruitment';

/** An integration event on its way: CloudEvents 1.0 with the extensions `partitionkey` and `sequence`. How we trace our own work is in none. */
export const CloudEvent = z.object({
  specversion: z.literal('1.0'),
  /** The same for ever, however often and by whichever way it is told. */
  id: z.string(),
  source: z.literal(cloudSource),
  type: z.string(),
  /** What it is about, as `applications/…`. */
  subject: z.string(),
  time: Instant,
  datacontenttype: z.literal('application/json'),
  dataschema: z.url(),
  /** What is told under one key arrives in order. */
  partitionkey: z.string(),
  /** Grows from event to event, as text. */
  sequence: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type CloudEvent = z.infer<typeof CloudEvent>;

/** What is said, before it is put into an envelope. */
export interface ToSend {
  readonly id: string;
  readonly name: PublicName;
  readonly key: string;
  /** Instant of the decision. */
  readonly time: string;
  readonly sequence: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** An integration event as it is read off one of ours. */
export interface IntegrationEvent extends ToSend {
  readonly name: IntegrationEventName;
  /** Whom it is about; their consent is asked for before personal fields are told. */
  readonly candidateId: string | null;
}
