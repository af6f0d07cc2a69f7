import { resumeFile } from '../resume-file/resume-file.ts';
import { accept, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { rangesRefused } from './entry-ranges.ts';
import { needFile, notOwnFile } from './own-file.ts';
import { begun, ownResume } from './own-resume.ts';
import { applyFields } from './parsed-fields.ts';
import { needPerson, personFacts, withKnownPhone } from './person.ts';
import { lockedInProcess } from './readiness.ts';
import { resume } from './resume.ts';
import { blocksOf, savedFacts } from './saved-blocks.ts';

/** Takes over what was read from a file, as the person left or corrected it. What does not fit is skipped and named. */
export const acceptParsedFields = resume.decider('AcceptParsedFields', {
  target: ownResume,
  needs: (context) => ({ ...needPerson(context), ...needFile(context) }),
  decide: (context) => {
    const { id, data, payload, related } = context;
    const { resumeFileId } = payload;
    const foreign = notOwnFile(related, id);
    if (foreign) return foreign;
    const file = loaded(related, 'file', resumeFile);
    if (file.state !== 'PARSED') return refuse('file.not_ready', { state: file.state }, 'resumeFileId');
    const locked = lockedInProcess(related);
    if (locked) return locked;
    const { changed: read, accepted, skipped } = applyFields(data.blocks, payload.fields, context.now);
    const changed = withKnownPhone(related, read);
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
