import { type resumeQueries as contract, missingInResume, type resumeSearchQueries } from '@talentlog/contracts';
import { empty, resume } from '@talentlog/domain/fold';
import { actionsFor } from '../access/actions.ts';
import { consentOf } from '../access/person-seen.ts';
import { ownedBy } from '../access/scope.ts';
import { accountOf, type QueryHandlers, refusedWith } from '../bus/query-context.ts';
import { availabilityFor } from '../jobs/index.ts';
import { guardianNeedOf } from '../people/index.ts';
import { fileSeen, filesOn, ownBlocks } from './blocks.ts';
import { broughtResume } from './brought-resume.ts';
import { resumeSearch } from './resume-search.ts';

/** The questions about one's own resume. */
export const resumeQueries: Pick<QueryHandlers, keyof typeof contract | keyof typeof resumeSearchQueries> = {
  broughtResume,
  resumeSearch,

  async myResume(_params, context) {
    const { views } = context;
    const { jobSeekerId } = accountOf(context);
    if (!jobSeekerId) return refusedWith('auth.forbidden');
    const [row, person] = await Promise.all([views.resumes.get(jobSeekerId), views.people.get(jobSeekerId)]);
    const blocks = ownBlocks(row, person);
    const own = ownedBy(jobSeekerId);
    const isLocked = (person?.data.applications.length ?? 0) > 0;
    const allowedActions = isLocked ? [] : actionsFor(resume, row ?? empty(resume, jobSeekerId), own, context);
    const removable = allowedActions.filter((name) => name === 'RemoveResumeFile');
    const files = (await filesOn(row, context)).map((file) => {
      const seen = fileSeen(file, row?.data.settled[file.id] ?? [], context);
      return { ...seen, allowedActions: [...seen.allowedActions, ...removable] };
    });
    return {
      data: {
        jobSeekerId,
        revision: row?.revision ?? -1,
        state: row?.state ?? 'EMPTY',
        editability: isLocked ? 'LOCKED' : 'EDITABLE',
        blocks: { ...blocks },
        editing: [...(row?.data.editing ?? [])],
        missing: missingInResume(blocks),
        confirmedAt: row?.state === 'CONFIRMED' ? row.since : null,
        updatedAt: row?.updatedAt ?? null,
        files,
        allowedActions,
      },
    };
  },

  async deliveryReadiness({ advertisementId }, context) {
    const { views, settings } = context;
    const { jobSeekerId } = accountOf(context);
    const advertisement = await views.advertisements.get(advertisementId);
    if (!advertisement || advertisement.publishedAt === null) return refusedWith('common.not_found');
    const [row, person] = jobSeekerId
      ? await Promise.all([views.resumes.get(jobSeekerId), views.people.get(jobSeekerId)])
      : [];
    return {
      data: {
        availability: await availabilityFor(advertisement, context),
        resumeState: row?.state ?? 'EMPTY',
        missing: missingInResume(ownBlocks(row, person)),
        editing: [...(row?.data.editing ?? [])],
        recommendingPaused: settings.recommendingPaused,
        consent: jobSeekerId ? await consentOf(context, jobSeekerId) : 'UNAUTHORIZED',
        policyVersion: settings.privacyPolicyVersion,
        guardianNeed: jobSeekerId ? await guardianNeedOf(jobSeekerId, context) : 'UNKNOWN',
        standing: null,
      },
    };
  },
};
