import type { ResumeBlock, ResumeBlocks } from '@talentlog/contracts';
import { type Refusal, refuse } from '../shared/decider.ts';

interface Range {
  readonly start: string | null;
  readonly end: string | null;
  readonly untilNow: boolean;
}

/** Months compare with months; where one of two is a year only, a difference is told by the year alone. */
function rangeFault({
  start,
  end,
  untilNow,
}: Range): 'resume.end_before_start' | 'resume.end_equals_start' | undefined {
  if (start === null || end === null || untilNow) return undefined;
  const length = Math.min(start.length, end.length);
  if (end.slice(0, length) < start.slice(0, length)) return 'resume.end_before_start';
  return start === end && start.length > 4 ? 'resume.end_equals_start' : undefined;
}

/** Refuses a block with an entry that ends before, or when, it starts. */
export function rangesRefused(block: ResumeBlock, content: ResumeBlocks[ResumeBlock]): Refusal | undefined {
  if (!Array.isArray(content)) return undefined;
  for (const [n, entry] of content.entries()) {
    const fault = 'start' in entry ? rangeFault(entry) : undefined;
    if (fault) return refuse(fault, { block, entry: n + 1 }, `content.${n}.end`);
  }
  return undefined;
}
