import { resumeFile } from '../resume-file/resume-file.ts';
import { accept, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { rangesRefused } from './entry-ranges.ts';
import { begun, ownResume } from './own-resume.ts';
import { applyFields } from './parsed-fields.ts';
import { needPerson, personFacts } from './person.ts';
import { lockedInProcess } from './readiness.ts';
import { resume } from './resume.ts';
import { blocksOf, savedFacts } from './saved-blocks.ts';

/** Takes over what was read from a file, as the person left or corrected it. What does not fit is skipped and named. */
export const acceptParsedFields = resume.decider('AcceptParsedFields', {
  target: ownResume,
  needs: (context) => ({ ...needPerson(context), file: resumeFile.ref(context.payload.resumeFileId) }),
  decide: (context) => {
    const { id, data, payload, related } = context;
    const { resumeFileId } = payload;
    const file = loaded(related, 'file', resumeFile);
    if (file.data.jobSeekerId !== id) return refuse('common.not_found', undefined, 'resumeFileId');
    if (file.state !== 'PARSED') return refuse('file.not_ready', { state: file.state }, 'resumeFileId');
    const locked = lockedInProcess(related);
    if (locked) return locked;
    const { changed, accepted, skipped } = applyFields(data.blocks, payload.fields, context.now);
    if (accepted.length === 0) return refuse('common.invalid', undefined, 'fields');
    for (const block of blocksOf(changed)) {
      const refused = rangesRefused(block, changed[block] ?? []);
      if (refused) return { ...refused, path: 'fields' };
    }
    return accept(
      [
        ...begun(context),
        ...savedFacts(id, data.blocks, changed),
        resume.fact('ParsedFieldsAccepted', { jobSeekerId: id, resumeFileId, fields: accepted }),
        ...personFacts(related, changed.basic),
      ],
      { accepted, skipped },
    );
  },
});
