import { isContactPath } from '@talentlog/contracts';
import { accept } from '../shared/decider.ts';
import { asListed } from './listed.ts';
import { notForStaff, onBehalf } from './on-behalf.ts';
import { begun } from './own-resume.ts';
import { resume } from './resume.ts';
import { savedOnBehalf } from './saved-blocks.ts';
import { notRead, takenOver } from './taken-over.ts';

/**
 * Staff take over what was read from a file they brought, into a resume that its person has not begun. How somebody is reached is not
 * among it: the person proves that, or staff edit it where they keep it.
 */
export const acceptParsedFieldsOnBehalf = resume.decider('AcceptParsedFieldsOnBehalf', {
  ...onBehalf,
  decide: (context) => {
    const { id, data, payload, related, actor, now, settings } = context;
    const { resumeFileId } = payload;
    const refused = notForStaff(context) ?? notRead(related);
    if (refused) return refused;
    const contacts = payload.fields.map(({ path }) => path).filter(isContactPath);
    const fields = payload.fields.filter(({ path }) => !isContactPath(path));
    const taken = takenOver(related, data.blocks, asListed(fields, settings), now);
    if ('refused' in taken) return taken;
    const { changed, accepted, skipped } = taken;
    return accept(
      [
        ...begun(context),
        ...savedOnBehalf(id, data.blocks, changed, actor.id),
        resume.fact('ParsedFieldsAccepted', { jobSeekerId: id, resumeFileId, fields: accepted }),
      ],
      { accepted, skipped: [...skipped, ...contacts] },
    );
  },
});
