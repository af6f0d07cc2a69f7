import { missingInResume, ResumeBlock, type ResumeBlocks } from '@talentlog/contracts';
import type { Fact } from '../shared/decider.ts';
import { resume } from './resume.ts';

/** The blocks of a change, in the order of a resume. */
export const blocksOf = (changed: Partial<ResumeBlocks>): readonly ResumeBlock[] =>
  ResumeBlock.options.filter((block) => changed[block] !== undefined);

/** One event per saved block; each says whether the resume is complete once it is saved. */
export function savedFacts(jobSeekerId: string, before: ResumeBlocks, changed: Partial<ResumeBlocks>): Fact[] {
  let blocks = before;
  return blocksOf(changed).map((block) => {
    const content: Partial<ResumeBlocks> = { [block]: changed[block] };
    blocks = { ...blocks, ...content };
    const complete = missingInResume(blocks).length === 0;
    return resume.fact('ResumeBlockSaved', { jobSeekerId, block, complete, content });
  });
}
