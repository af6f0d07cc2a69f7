import { personPlaceholders } from '@talentlog/contracts';
import { accept, isRefusal } from '../shared/decider.ts';
import { jobSeeker } from './job-seeker.ts';
import { lettersOf } from './letters.ts';

/** A colleague's own words to somebody of the talent base, by the ways that lead there. */
export const writeToPerson = jobSeeker.decider('WriteToPerson', {
  decide: ({ id, data, payload, actor, now }) => {
    const { lettersAt, number } = data;
    const letter = lettersOf({ letter: payload.letter, person: data, lettersAt, now, known: personPlaceholders });
    if (isRefusal(letter)) return letter;
    return accept(jobSeeker.fact('PersonWrittenTo', { jobSeekerId: id, number, ...letter, writtenBy: actor.id }));
  },
});
