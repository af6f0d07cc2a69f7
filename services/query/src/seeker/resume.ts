import { emptyResume, missingInResume, type ResumeBlocks } from '@talentlog/contracts';
import type {
  AccountData,
  JobSeekerData,
  PrivacyAuthorizationData,
  ResumeData,
  ResumeFileData,
} from '@talentlog/domain';
import {
  accountOf,
  type QueryContext,
  type QueryHandlers,
  type QueryResult,
  refusedWith,
} from '../http/query-context.ts';
import { type AdRow, availabilityFor } from '../public/jobs.ts';
import type { FoldedRow } from '../views/folded-view.ts';
import { actionsFor } from '../views/scope.ts';
import { consentOf } from '../views/seen.ts';

type FileSeen = QueryResult<'myResume'>['files'][number];
type Readers = Pick<QueryContext, 'views' | 'caller' | 'admission'>;

const resumeRow = ({ views }: Pick<QueryContext, 'views'>, jobSeekerId: string) =>
  views.get('resume', jobSeekerId) as Promise<FoldedRow<ResumeData> | undefined>;

/** Content of a person's resume by block; an erased block is empty. */
export async function resumeBlocksOf(
  jobSeekerId: string,
  context: Pick<QueryContext, 'views'>,
): Promise<Record<string, unknown>> {
  return { ...blocksOf(await resumeRow(context, jobSeekerId)) };
}

const blocksOf = (row: FoldedRow<ResumeData> | undefined): ResumeBlocks =>
  ({ ...emptyResume, ...(row?.data.blocks ?? {}) }) as ResumeBlocks;

/** The files of a resume, newest first, with what was read from them. */
export async function resumeFilesOf(jobSeekerId: string, context: Readers): Promise<FileSeen[]> {
  const { rows } = await context.views.list('resumeFile', {
    where: [{ field: 'jobSeekerId', in: [jobSeekerId] }],
    sort: [{ field: 'createdAt', descending: true }],
    limit: 10,
  });
  return (rows as FoldedRow<ResumeFileData>[]).map((row) => {
    const { fileId, name, size, type, proposals, rejectedCode } = row.data;
    return {
      resumeFileId: row.id,
      fileId,
      name: name ?? '',
      size,
      type,
      state: row.state as FileSeen['state'],
      uploadedAt: row.createdAt,
      rejectedCode,
      proposals: (proposals ?? []).map((proposal) => ({
        ...proposal,
        value: proposal.value === null ? '' : String(proposal.value),
      })),
      allowedActions: actionsFor({ ...row, jobSeekerId }, context as QueryContext),
    };
  });
}

type SeekerNames = 'myAccount' | 'myResume' | 'deliveryReadiness';

export const seekerHandlers: Pick<QueryHandlers, SeekerNames> = {
  async myAccount(_params, context) {
    const { views, now } = context;
    const { accountId, jobSeekerId } = accountOf(context);
    const row = (await views.get('account', accountId)) as FoldedRow<AccountData> | undefined;
    if (!row) return refusedWith('common.unavailable');
    const consent = jobSeekerId
      ? ((await views.get('privacyAuthorization', jobSeekerId)) as FoldedRow<PrivacyAuthorizationData> | undefined)
      : undefined;
    const { name, phone, email, passwordHash, language, closesAt } = row.data;
    return {
      data: {
        accountId,
        jobSeekerId: jobSeekerId ?? null,
        name: name ?? '',
        phone,
        email,
        hasPassword: passwordHash !== null,
        language,
        state: row.state as string,
        closesAt,
        consent: {
          state: jobSeekerId ? await consentOf(views, jobSeekerId, now) : 'UNAUTHORIZED',
          policyVersion: consent?.data.policyVersion ?? null,
          expiresAt: consent?.data.expiresAt ?? null,
        },
        allowedActions: [...row.allowed],
      },
    };
  },

  async myResume(_params, context) {
    const { jobSeekerId } = accountOf(context);
    if (!jobSeekerId) return refusedWith('auth.forbidden');
    const row = await resumeRow(context, jobSeekerId);
    const person = (await context.views.get('jobSeeker', jobSeekerId)) as FoldedRow<JobSeekerData> | undefined;
    const blocks = blocksOf(row);
    const locked = (person?.data.applications.length ?? 0) > 0;
    return {
      data: {
        state: (row?.state ?? 'EMPTY') as 'EMPTY',
        editability: locked ? 'LOCKED' : 'EDITABLE',
        blocks: { ...blocks },
        editing: [...(row?.data.editing ?? [])],
        missing: missingInResume(blocks),
        confirmedAt: row?.state === 'CONFIRMED' ? row.since : null,
        updatedAt: row?.updatedAt ?? null,
        files: await resumeFilesOf(jobSeekerId, context),
        allowedActions: locked ? [] : [...(row?.allowed ?? ['SaveResumeBlock'])],
      },
    };
  },

  async deliveryReadiness({ advertisementId }, context) {
    const { views, now, settings } = context;
    const { jobSeekerId } = accountOf(context);
    const ad = (await views.get('advertisement', advertisementId)) as AdRow | undefined;
    if (!ad || ad.data.publishedAt === null) return refusedWith('common.not_found');
    const row = jobSeekerId ? await resumeRow(context, jobSeekerId) : undefined;
    return {
      data: {
        availability: await availabilityFor(ad, context),
        resumeState: String(row?.state ?? 'EMPTY'),
        missing: missingInResume(blocksOf(row)),
        editing: [...(row?.data.editing ?? [])],
        consent: jobSeekerId ? await consentOf(views, jobSeekerId, now) : 'UNAUTHORIZED',
        policyVersion: settings.privacyPolicyVersion,
        standing: null,
      },
    };
  },
};
