import type { BroughtResume, ResumeBlock } from '@talentlog/contracts';
import type { CommandInput } from '../../../../../api/index.ts';

export type BroughtFile = BroughtResume['files'][number];
type Proposal = BroughtFile['proposals'][number];
type Field = CommandInput<'AcceptParsedFieldsOnBehalf'>['fields'][number];

/** What was read of one entry of a resume, decided about at once. */
export interface ReadEntry {
  /** As `work[0]`, or `basic`. */
  readonly key: string;
  readonly block: ResumeBlock;
  readonly proposals: readonly Proposal[];
}

const numbers: ReadonlySet<string> = new Set(['workYears', 'heightCm', 'weightKg']);
const keyOf = (path: string): string => path.slice(0, path.lastIndexOf('.'));
const blockOf = (key: string) => key.replace(/\[\d+\]$/, '') as ResumeBlock;
/** The field a path ends in. */
export const fieldOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** What was read, an entry after the other as the file has them. */
export function entriesRead({ proposals }: Pick<BroughtFile, 'proposals'>): readonly ReadEntry[] {
  const entries = new Map<string, Proposal[]>();
  for (const proposal of proposals) {
    const key = keyOf(proposal.path);
    entries.set(key, [...(entries.get(key) ?? []), proposal]);
  }
  return [...entries].map(([key, own]) => ({ key, block: blockOf(key), proposals: own }));
}

/** What is taken over of an entry, as the command takes it: an end without a value is "until now". */
export const fieldsOf = ({ proposals }: ReadEntry): Field[] =>
  proposals.map(({ path, value }) => {
    const field = fieldOf(path);
    if (field === 'end' && value === '') return { path, value: null };
    return { path, value: numbers.has(field) ? Number(value) : value };
  });
