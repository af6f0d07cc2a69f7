import { accept } from '../shared/decider.ts';
import { asListed } from './listed.ts';
import { needFile, notOwnFile } from './own-file.ts';
import { begun, ownResume } from './own-resume.ts';
import { needPerson, personFacts } from './person.ts';
import { lockedInProcess } from './readiness.ts';
import { resume } from './resume.ts';
import { savedFacts } from './saved-blocks.ts';
import { notRead, takenOver } from './taken-over.ts';

/** Takes over what was read from a file, as the person left or corrected it. What does not fit is skipped and named. */
export const acceptParsedFields = resume.decider('AcceptParsedFields', {
  target: ownResume,
  needs: (context) => ({ ...needPerson(context), ...needFile(context) }),
  decide: (context) => {
    const { id, data, payload, related, now, settings } = context;
    const { resumeFileId } = payload;
    const refused = notOwnFile(related, id) ?? notRead(related) ?? lockedInProcess(related);
    if (refused) return refused;
    const taken = takenOver(related, data.blocks, asListed(payload.fields, settings), now);
    if ('refused' in taken) return taken;
    const { changed, accepted, skipped } = taken;
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
