import { missingInResume, ResumeBlock, type ResumeBlocks } from '@talentlog/contracts';
import type { Fact } from '../shared/decider.ts';
import { resume } from './resume.ts';

/** The blocks of a change, in the order of a resume. */
export const blocksOf = (changed: Partial<ResumeBlocks>): readonly ResumeBlock[] =>
  ResumeBlock.options.filter((block) => changed[block] !== undefined);

interface SavedBlock {
  readonly jobSeekerId: string;
  readonly block: ResumeBlock;
  readonly complete: boolean;
  readonly content: Partial<ResumeBlocks>;
}

/** What is said of each saved block, and whether the resume is complete once it is saved. */
function savedBlocks(jobSeekerId: string, before: ResumeBlocks, changed: Partial<ResumeBlocks>): SavedBlock[] {
  let blocks = before;
  return blocksOf(changed).map((block) => {
    const content: Partial<ResumeBlocks> = { [block]: changed[block] };
    blocks = { ...blocks, ...content };
    return { jobSeekerId, block, complete: missingInResume(blocks).length === 0, content };
  });
}

/** One event per block that the person saved. */
export const savedFacts = (jobSeekerId: string, before: ResumeBlocks, changed: Partial<ResumeBlocks>): Fact[] =>
  savedBlocks(jobSeekerId, before, changed).map((saved) => resume.fact('ResumeBlockSaved', saved));

/** One event per block that staff saved on behalf of the person. */
export const savedOnBehalf = (
  jobSeekerId: string,
  before: ResumeBlocks,
  changed: Partial<ResumeBlocks>,
  savedBy: string,
): Fact[] =>
  savedBlocks(jobSeekerId, before, changed).map((saved) =>
    resume.fact('ResumeBlockSavedOnBehalf', { ...saved, savedBy }),
  );
