import { accept } from '../shared/decider.ts';
import { jobSeeker } from './job-seeker.ts';

/** The person answered a link there: from now on only they change it. */
export const noteContactProved = jobSeeker.decider('NoteContactProved', {
  decide: ({ id, data, payload: { field } }) =>
    data[field] === null || data.contacts[field].proved
      ? accept([])
      : accept(jobSeeker.fact('ContactProved', { jobSeekerId: id, field })),
});
