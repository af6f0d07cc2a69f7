import { emptyResume, type ResumeBlocks } from '@talentlog/contracts';
import { resumeFile } from '@talentlog/domain/fold';
import { actionsFor } from '../access/actions.ts';
import { ownedBy } from '../access/scope.ts';
import type { QueryContext, QueryResult } from '../http/query-context.ts';
import type { ResumeFileStored, ResumeStored } from './view.ts';

type FileSeen = QueryResult<'myResume'>['files'][number];
const shownFiles = 10;

/** A resume's content by block; an erased block is empty. */
export const blocksOf = (row: ResumeStored | undefined): ResumeBlocks => ({ ...emptyResume, ...row?.data.blocks });

/** The files of a resume, newest first, with what was read from them. */
export async function resumeFilesOf(jobSeekerId: string, context: QueryContext): Promise<FileSeen[]> {
  const { rows } = await context.views.resumeFiles.list({
    where: [{ field: 'jobSeekerId', in: [jobSeekerId] }],
    sort: [{ field: 'createdAt', descending: true }],
    limit: shownFiles,
  });
  return rows.map((row) => fileSeen(row, context));
}

function fileSeen(row: ResumeFileStored, context: QueryContext): FileSeen {
  const { id, data, state, createdAt, jobSeekerId } = row;
  return {
    resumeFileId: id,
    fileId: data.fileId,
    name: data.name ?? '',
    size: data.size,
    type: data.type,
    state,
    uploadedAt: createdAt,
    rejectedCode: data.rejectedCode,
    proposals: (data.proposals ?? []).map((proposal) => ({ ...proposal, value: String(proposal.value ?? '') })),
    allowedActions: actionsFor(resumeFile, row, ownedBy(jobSeekerId), context),
  };
}
