import { jobSeeker, lettersOf, seekerIf } from '../job-seeker/index.ts';
import { accept, isRefusal } from '../shared/decider.ts';
import { aboutApplication } from './about.ts';
import { application } from './application.ts';

/** A colleague's own words to the candidate, by the ways that lead there. */
export const writeToCandidate = application.decider('WriteToCandidate', {
  needs: ({ data }) => ({ jobSeeker: jobSeeker.ref(data.jobSeekerId) }),
  decide: (context) => {
    const { data, payload, related, actor, now } = context;
    const person = seekerIf(related)?.data;
    const letter = lettersOf({ letter: payload.letter, person, lettersAt: data.lettersAt, now });
    if (isRefusal(letter)) return letter;
    const written = { number: data.number, ...letter, writtenBy: actor.id };
    return accept(application.fact('CandidateWrittenTo', { ...aboutApplication(context), ...written }));
  },
});
