import { isResumeBlock } from './entry-place.ts';
import type { ResumeBlock } from './resume.ts';

/** The field that the path of a proposal ends in: `school` of `education[0].school`. */
export const fieldOfPath = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** What was read of one entry of a resume. */
interface OfEntry<T> {
  /** As the reader counts: `work[0]`, or `basic`. */
  readonly key: string;
  readonly block: ResumeBlock;
  readonly proposals: readonly T[];
}

/** What was read, an entry after the other as the file has them; what belongs to no block of a resume is left out. */
export function byEntry<T extends { readonly path: string }>(proposals: readonly T[]): readonly OfEntry<T>[] {
  const entries = new Map<string, T[]>();
  for (const proposal of proposals) {
    const key = proposal.path.slice(0, proposal.path.lastIndexOf('.'));
    const own = entries.get(key);
    if (own) own.push(proposal);
    else entries.set(key, [proposal]);
  }
  return [...entries].flatMap(([key, own]) => {
    const block = key.replace(/\[\d+\]$/, '');
    return isResumeBlock(block) ? [{ key, block, proposals: own }] : [];
  });
}
