import { type ResumeBlock, type ResumeSeen, requiredInResume } from '@talentlog/contracts';
import { entriesOf } from './entries.ts';

/** How many things a resume with these entries must say; a block that must not be empty counts as one while it is. */
export function requiredCount({ blocks, missing }: Pick<ResumeSeen, 'blocks' | 'missing'>): number {
  const names = Object.keys(requiredInResume) as ResumeBlock[];
  const inEntries = names.map((block) => entriesOf(block, blocks[block]).length * requiredInResume[block].length);
  const empty = missing.filter((path) => !path.includes('.')).length;
  return inEntries.reduce((sum, one) => sum + one, empty);
}
