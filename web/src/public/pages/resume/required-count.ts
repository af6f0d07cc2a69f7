import { type ResumeSeen, requiredBlocks, requiredInResume } from '@talentlog/contracts';

/**
 * How many things a resume is asked to say: the basics, the blocks that must not be empty, and what an entry of the person's own lacks. So
 * it does not grow with every entry that is complete.
 */
export function requiredCount({ missing }: Pick<ResumeSeen, 'missing'>): number {
  const inEntries = missing.filter((path) => path.includes('.') && !path.startsWith('basic.'));
  const blocks = new Set<string>([...requiredBlocks, ...missing.filter((path) => !path.includes('.'))]);
  return requiredInResume.basic.length + blocks.size + inEntries.length;
}
