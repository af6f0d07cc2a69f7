import { claimMoved, claimTaken, holderOf } from '../claim/holding.ts';
import { decides } from '../shared/aggregate.ts';
import { accept, refuse } from '../shared/decider.ts';
import { contactChanges, numberOf, seekerPhone } from './contact.ts';
import { jobSeeker } from './job-seeker.ts';

/** Nobody means two tags by a capital letter or a full-width sign. */
const sameTag = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

/** Every command of the jobSeeker with its decision. */
export const decidedJobSeeker = decides(jobSeeker, {
  CreateJobSeeker: {
    target: (_payload, { newId }) => ({ aggregate: 'jobSeeker', id: newId() }),
    needs: ({ payload }) => ({ phone: seekerPhone(payload.phone) }),
    decide: ({ id, payload, related }) => {
      const { name, phone, email, source } = payload;
      if (holderOf(related, 'phone')) return refuse('account.phone_taken', undefined, 'phone');
      const claim = seekerPhone(phone);
      const data = { jobSeekerId: id, accountId: null, source, number: numberOf(id), name, phone, email };
      return accept([{ type: 'JobSeekerCreated', data }, ...(claim ? [claimTaken(claim, id)] : [])], {
        jobSeekerId: id,
      });
    },
  },
  EditJobSeeker: {
    needs: ({ data, payload }) => ({
      present: seekerPhone(data.phone),
      phone: payload.phone === data.phone ? undefined : seekerPhone(payload.phone),
    }),
    decide: ({ id, data, payload, related }) => {
      const { name, phone, email } = payload;
      if (holderOf(related, 'phone')) return refuse('account.phone_taken', undefined, 'phone');
      const moves = phone !== undefined && phone !== data.phone;
      const from = { name: 'present', claim: seekerPhone(data.phone) };
      const to = { name: 'phone', claim: seekerPhone(phone) };
      return accept([
        ...contactChanges(id, data, { name, phone, email }),
        ...(moves ? claimMoved(related, id, from, to) : []),
      ]);
    },
  },
  RevealContact: {
    decide: ({ id, actor }) => accept({ type: 'ContactRevealed', data: { jobSeekerId: id, revealedBy: actor.id } }),
  },
  AddJobSeekerComment: {
    decide: ({ id, payload, actor, newId }) => {
      const { text, mentions } = payload;
      const commentId = newId();
      const data = { jobSeekerId: id, commentId, text, private: payload.private, mentions, authorId: actor.id };
      return accept({ type: 'JobSeekerCommented', data }, { commentId });
    },
  },
  AddJobSeekerTag: {
    decide: ({ id, data, payload: { tag } }) =>
      data.tags.some((known) => sameTag(known, tag))
        ? refuse('jobSeeker.tag_exists', undefined, 'tag')
        : accept({ type: 'JobSeekerTagged', data: { jobSeekerId: id, tag } }),
  },
});
