import { type ResumeData, type ResumeFileData, resume, resumeFile } from '@talentlog/domain/fold';
import { type FoldedRow, foldedView, foldOnly } from '../views/folded-view.ts';
import { subjectProjector } from '../views/subject-projector.ts';

export type ResumeState = 'EMPTY' | 'INCOMPLETE' | 'COMPLETE' | 'CONFIRMED';
export type FileState = 'SCANNING' | 'PARSING' | 'PARSED' | 'PARSE_FAILED' | 'REJECTED';
/** A person's resume, under the person's id. */
export type ResumeStored = FoldedRow<ResumeData, ResumeState>;
export type ResumeFileStored = FoldedRow<ResumeFileData, FileState>;

export const resumes = foldedView<ResumeStored>()({ ...foldOnly, aggregate: resume, version: 1, columns: ['state'] });

export const resumeFiles = foldedView<ResumeFileStored>()({
  ...foldOnly,
  aggregate: resumeFile,
  version: 1,
  columns: ['jobSeekerId', 'state', 'createdAt'],
});

export const resumesProjector = subjectProjector('resumes', [resumes.part, resumeFiles.part]);
