import { z } from 'zod';
import { oneLine } from '../shared/human-text.ts';
import { Day } from '../shared/shapes.ts';
import { CollectionContent } from './info-collection.ts';

/** Where the person enters the company; SAP needs all of it. */
export const EntryDetails = z.strictObject({
  department: oneLine.min(1, { error: 'common.required' }).max(200),
  position: oneLine.min(1, { error: 'common.required' }).max(200),
  employeeGroup: oneLine.min(1, { error: 'common.required' }).max(100),
  employeeSubgroup: oneLine.min(1, { error: 'common.required' }).max(100),
  entryDate: Day,
});
export type EntryDetails = z.infer<typeof EntryDetails>;

/** The first push creates the employee, a later one corrects it. */
export const PushKind = z.enum(['CREATE', 'UPDATE']);

/** What is handed to SAP: complete, so that the bridge needs to look nothing up. */
export const SapRecord = z.strictObject({
  person: z.strictObject({
    name: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    birthDate: Day.nullable(),
    gender: z.string().nullable(),
  }),
  content: CollectionContent,
  entry: EntryDetails,
});
export type SapRecord = z.infer<typeof SapRecord>;
