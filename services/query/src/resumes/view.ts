import { type ResumeData, type ResumeFileData, resume, resumeFile } from '@talentlog/domain/fold';
import { type FoldedRow, foldedView, foldOnly } from '../views/folded-view.ts';
import { subjectProjector } from '../views/subject-projector.ts';
import { type OfOwner, ownerOf, ownerPart } from './owner.ts';
import { passagesOf } from './passages.ts';

export type ResumeState = 'EMPTY' | 'INCOMPLETE' | 'COMPLETE' | 'CONFIRMED';
export type FileState = 'SCANNING' | 'PARSING' | 'PARSED' | 'PARSE_FAILED' | 'REJECTED';
/** A person's resume, under the person's id. */
export type ResumeStored = FoldedRow<ResumeData, ResumeState> & OfOwner;
export type ResumeFileStored = FoldedRow<ResumeFileData, FileState>;

export const resumes = foldedView<ResumeStored>()({
  aggregate: resume,
  version: 2,
  columns: ['state', 'updatedAt', 'isOpen', 'positionIds'],
  // Of whose consent ended nothing is found by what their resume says (DOMAIN.md section 6).
  search: ({ isOpen, data, contacts }) =>
    isOpen
      ? passagesOf(data.blocks, contacts)
          .map(({ text }) => text)
          .join('\n')
      : '',
  notes: foldOnly.notes,
  extend: ({ id }, writer) => ownerOf(id, writer),
});

export const resumeFiles = foldedView<ResumeFileStored>()({
  ...foldOnly,
  aggregate: resumeFile,
  version: 2,
  columns: ['jobSeekerId', 'state', 'createdAt'],
});

export const resumesProjector = subjectProjector('resumes', [ownerPart(resumes), resumes.part, resumeFiles.part]);
