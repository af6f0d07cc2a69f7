import { accept } from '../shared/decider.ts';
import { ownResume } from './own-resume.ts';
import { needPerson, personFacts } from './person.ts';
import { resume } from './resume.ts';

/** Phone and e-mail of the resume, also while the rest is locked: the company must be able to reach the person. */
export const changeResumeContact = resume.decider('ChangeResumeContact', {
  target: ownResume,
  needs: needPerson,
  decide: ({ id, data, payload, related }) => {
    const { basic } = data.blocks;
    const { phone = basic.phone, email = basic.email } = payload;
    if (phone === basic.phone && email === basic.email) return accept([]);
    return accept([
      resume.fact('ResumeContactChanged', { jobSeekerId: id, phone, email }),
      ...personFacts(related, { ...basic, name: null, phone, email }),
    ]);
  },
});
