import { type BroughtResume, type byEntry, fieldOfPath } from '@talentlog/contracts';
import type { CommandInput } from '../../../../../api/index.ts';

export type BroughtFile = BroughtResume['files'][number];
type Proposal = BroughtFile['proposals'][number];
type Field = CommandInput<'AcceptParsedFieldsOnBehalf'>['fields'][number];

/** What was read of one entry of a resume, decided about at once. */
export type ReadEntry = ReturnType<typeof byEntry<Proposal>>[number];

const numbers: ReadonlySet<string> = new Set(['workYears', 'heightCm', 'weightKg']);
/** What is taken over of an entry, as the command takes it: an end without a value is "until now". */
export const fieldsOf = ({ proposals }: ReadEntry): Field[] =>
  proposals.map(({ path, value }) => {
    const field = fieldOfPath(path);
    if (field === 'end' && value === '') return { path, value: null };
    return { path, value: numbers.has(field) ? Number(value) : value };
  });
