import type { ResumeBlock, ResumeBlocks } from './resume.ts';

/** Fields without which a block, or an entry of it, is not complete. `end` is also given by "until now". */
export const requiredInResume: Readonly<Record<ResumeBlock, readonly string[]>> = {
  basic: ['name', 'gender', 'birthDate', 'phone', 'email', 'highestDegree', 'residence'],
  education: ['school', 'degree', 'start', 'end'],
  work: ['company', 'title', 'start', 'end'],
  internship: ['company', 'title', 'start', 'end'],
  project: ['name', 'start', 'end'],
  training: ['name'],
  award: ['name'],
  campusPractice: ['name'],
  language: ['name'],
  skill: ['name'],
  family: ['relation', 'name'],
};

/** Blocks that must have something in them; `basic` always has. */
export const requiredBlocks: readonly ResumeBlock[] = ['education'];

type Entry = Readonly<Record<string, unknown>>;
const has = (entry: Entry, field: string): boolean =>
  (entry[field] ?? null) !== null || (field === 'end' && entry.untilNow === true);

const inEntry = (path: string, entry: Entry, required: readonly string[]): string[] =>
  required.filter((field) => !has(entry, field)).map((field) => `${path}.${field}`);

/** Paths of what is required and empty (`basic.birthDate`, `education`, `work.0.company`); the first segment names the block. */
export function missingInResume(blocks: ResumeBlocks): string[] {
  return (Object.keys(requiredInResume) as ResumeBlock[]).flatMap((block) => {
    const content: Entry | readonly Entry[] = blocks[block];
    const required = requiredInResume[block];
    if (!Array.isArray(content)) return inEntry(block, content as Entry, required);
    if (content.length === 0) return requiredBlocks.includes(block) ? [block] : [];
    return content.flatMap((entry: Entry, n) => inEntry(`${block}.${n}`, entry, required));
  });
}
