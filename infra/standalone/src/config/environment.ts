import { z } from 'zod';
import { companyKeys } from './keys/company.ts';
import { documentsKeys } from './keys/documents.ts';
import { filesKeys } from './keys/files.ts';
import { kafkaKeys } from './keys/kafka.ts';
import { kurrentdbKeys } from './keys/kurrentdb.ts';
import { limitKeys } from './keys/limits.ts';
import { oidcKeys } from './keys/oidc.ts';
import { outsideKeys } from './keys/outside.ts';
import { serverKeys } from './keys/server.ts';
import { smsKeys } from './keys/sms.ts';
import { telemetryKeys } from './keys/telemetry.ts';
import type { About } from './kinds.ts';

/** Keys by what they are about, as the page of settings shows them. */
export const sections = {
  Server: serverKeys,
  Company: companyKeys,
  'Mail and SAP': outsideKeys,
  Files: filesKeys,
  Kafka: kafkaKeys,
  KurrentDB: kurrentdbKeys,
  MongoDB: documentsKeys,
  SMS: smsKeys,
  'Company accounts': oidcKeys,
  Limits: limitKeys,
  Telemetry: telemetryKeys,
} as const;

/** Everything that can be set from outside. Each message says what to put there instead. */
export const Environment = z.object({
  ...serverKeys,
  ...companyKeys,
  ...outsideKeys,
  ...filesKeys,
  ...kafkaKeys,
  ...kurrentdbKeys,
  ...documentsKeys,
  ...smsKeys,
  ...oidcKeys,
  ...limitKeys,
  ...telemetryKeys,
});
export type Environment = z.infer<typeof Environment>;

/** What is told of a key. */
export const aboutKey = (kind: z.ZodType): About => kind.meta() as unknown as About;

/** The names of all keys, and of those that are secret. */
export const keyNames: readonly string[] = Object.keys(Environment.shape);
export const secretNames: readonly string[] = Object.entries(Environment.shape)
  .filter(([, kind]) => aboutKey(kind).secret)
  .map(([name]) => name);
