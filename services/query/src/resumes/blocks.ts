import { emptyResume, type ResumeBlocks } from '@talentlog/contracts';
import { resumeFile } from '@talentlog/domain/fold';
import { actionsFor } from '../access/actions.ts';
import { ownedBy } from '../access/scope.ts';
import type { QueryContext, QueryResult } from '../bus/query-context.ts';
import type { RowOf } from '../open-views.ts';
import { openProposals } from './open-proposals.ts';
import type { ResumeFileStored, ResumeStored } from './view.ts';

type FileSeen = QueryResult<'myResume'>['files'][number];

/** A resume's content by block; an erased block is empty. */
export const blocksOf = (row: ResumeStored | undefined): ResumeBlocks => ({ ...emptyResume, ...row?.data.blocks });

/** A resume as its owner fills it in: the number they signed in with stands in it without being asked for. */
export function ownBlocks(row: ResumeStored | undefined, person: RowOf<'people'> | undefined): ResumeBlocks {
  const blocks = blocksOf(row);
  const phone = blocks.basic.phone ?? person?.data.phone ?? null;
  return { ...blocks, basic: { ...blocks.basic, phone } };
}

/** Files by their ids, newest first. */
export async function filesById(
  ids: readonly string[],
  { views }: Pick<QueryContext, 'views'>,
): Promise<ResumeFileStored[]> {
  const files = await views.resumeFiles.getMany([...ids]);
  return [...files.values()].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** The files that stand on a resume: those that its person uploaded and did not take off. */
export const filesOn = (row: ResumeStored | undefined, context: Pick<QueryContext, 'views'>) =>
  filesById(row?.data.files.map(({ resumeFileId }) => resumeFileId) ?? [], context);

/** A file with what was read from it and nobody decided about yet. */
export function fileSeen(row: ResumeFileStored, settled: readonly string[], context: QueryContext): FileSeen {
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
    unreadCode: data.unreadCode,
    incomplete: data.incomplete,
    proposals: openProposals(data.proposals ?? [], settled).map((proposal) => ({
      ...proposal,
      value: String(proposal.value ?? ''),
    })),
    allowedActions: actionsFor(resumeFile, row, ownedBy(jobSeekerId), context),
  };
}
