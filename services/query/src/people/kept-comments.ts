import { type ViewWriter, when } from '@talentlog/runtime';
import { ruledPart } from '../views/subject-projector.ts';
import { rowsOf, view } from '../views/view.ts';

/** What a colleague wrote of a person: a row of its own, and nothing in the person's, which would grow with every comment. */
export interface Comment {
  readonly id: string;
  readonly jobSeekerId: string;
  /** Where it stands among the others. */
  readonly position: string;
  readonly at: string;
  readonly authorId: string;
  readonly text: string | null;
  readonly private: boolean;
  readonly mentions: readonly string[];
}

export const personComments = view<Comment>()({
  name: 'personComment',
  version: 2,
  columns: ['jobSeekerId', 'position', 'mentions'],
  indexes: [['jobSeekerId', 'position']],
});

/** Written once, when it is said. */
export const commented = ruledPart(personComments.schema, [
  when('JobSeekerCommented', ({ data, at, position }, writer: ViewWriter) => {
    const { commentId: id, jobSeekerId, authorId, text, mentions } = data;
    return rowsOf(personComments, writer).put({
      ...{ id, jobSeekerId, position, at, authorId, text, mentions },
      private: data.private,
    });
  }),
]);
