import { accept } from '../shared/decider.ts';
import { rangesRefused } from './entry-ranges.ts';
import { identityRefused } from './identity-facts.ts';
import { listedRefused } from './listed.ts';
import { begun, ownResume } from './own-resume.ts';
import { needPerson, personFacts, withKnownPhone } from './person.ts';
import { lockedInProcess } from './readiness.ts';
import { resume } from './resume.ts';
import { savedFacts } from './saved-blocks.ts';

/** One block as the person leaves it; the basics also change how the company knows the person. */
export const saveResumeBlock = resume.decider('SaveResumeBlock', {
  target: ownResume,
  needs: needPerson,
  decide: (context) => {
    const { id, data, payload, related, now, settings } = context;
    const refused =
      lockedInProcess(related) ??
      (payload.block === 'basic'
        ? identityRefused(payload.content, data.blocks.basic, now)
        : rangesRefused(payload.block, payload.content)) ??
      listedRefused(payload.block, payload.content, data.blocks[payload.block], settings);
    if (refused) return refused;
    const changed = withKnownPhone(related, { [payload.block]: payload.content });
    return accept([...begun(context), ...savedFacts(id, data.blocks, changed), ...personFacts(related, changed.basic)]);
  },
});
