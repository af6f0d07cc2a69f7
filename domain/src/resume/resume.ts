import { resumeCommands, resumeEvents } from '@talentlog/contracts';
import { jobSeekerRef } from '../job-seeker/contact.ts';
import { accept, defineAggregate, refuse } from '../shared/aggregate.ts';
import { evolveResume, noResume, resumeLifecycle } from './lifecycle.ts';
import { acceptParsedFields } from './proposals.ts';
import { lockedInProcess, unfinished } from './readiness.ts';
import { changeResumeContact, created, saveResumeBlock, target } from './saving.ts';

const needSeeker = ({ id }: { readonly id: string }) => ({ jobSeeker: jobSeekerRef(id) });

/** What a person says about themselves; see `lifecycle.ts` for what it protects. */
export const resume = defineAggregate({
  name: 'resume',
  commands: resumeCommands,
  events: resumeEvents,
  lifecycle: resumeLifecycle,
  initialData: noResume,
  evolve: evolveResume,
  deciders: {
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
        return (
          lockedInProcess(related) ?? accept({ type: 'ResumeFileRemoved', data: { jobSeekerId: id, resumeFileId } })
        );
      },
    },
  },
  ownership: (_data, id) => ({ jobSeekerId: id }),
});
