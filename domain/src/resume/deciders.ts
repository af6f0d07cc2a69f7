import { jobSeekerRef } from '../job-seeker/contact.ts';
import { decides } from '../shared/aggregate.ts';
import { accept, refuse } from '../shared/decider.ts';
import { acceptParsedFields } from './proposals.ts';
import { lockedInProcess, unfinished } from './readiness.ts';
import { resume } from './resume.ts';
import { changeResumeContact, created, saveResumeBlock, target } from './saving.ts';

const needSeeker = ({ id }: { readonly id: string }) => ({ jobSeeker: jobSeekerRef(id) });

/** Every command of the resume with its decision. */
export const decidedResume = decides(resume, {
  BeginResumeBlock: {
    target,
    needs: needSeeker,
    decide: (context) => {
      const started = {
        type: 'ResumeBlockEditingStarted',
        data: { jobSeekerId: context.id, block: context.payload.block },
      };
      return lockedInProcess(context.related) ?? accept([...created(context), started]);
    },
  },
  CancelResumeBlock: {
    target,
    decide: ({ id, data, payload }) => {
      if (!data.editing.includes(payload.block)) return refuse('resume.invalid_transition', undefined, 'block');
      return accept({ type: 'ResumeBlockEditingEnded', data: { jobSeekerId: id, block: payload.block } });
    },
  },
  SaveResumeBlock: saveResumeBlock,
  ChangeResumeContact: changeResumeContact,
  ConfirmResumeStatement: {
    target,
    illegal: ({ data }) => unfinished(data),
    decide: ({ id, data, payload }) => {
      const refused = unfinished(data);
      if (refused) return refused;
      if (!payload.agreed) return refuse('resume.statement_required', undefined, 'agreed');
      return accept({ type: 'ResumeStatementConfirmed', data: { jobSeekerId: id } });
    },
  },
  AcceptParsedFields: acceptParsedFields,
  RemoveResumeFile: {
    target,
    needs: needSeeker,
    decide: ({ id, data, payload, related }) => {
      const { resumeFileId } = payload;
      if (!data.files.some((file) => file.resumeFileId === resumeFileId)) return refuse('common.not_found');
      return lockedInProcess(related) ?? accept({ type: 'ResumeFileRemoved', data: { jobSeekerId: id, resumeFileId } });
    },
  },
});
