import { accept, refuse } from '../shared/decider.ts';
import { mayReadComment } from './data.ts';
import { jobSeeker } from './job-seeker.ts';

/** One comment of a person is shown first: the one pinned last. What the colleague may not read is not there for them. */
export const pinJobSeekerComment = jobSeeker.decider('PinJobSeekerComment', {
  offered: ({ data, actor }) =>
    data.comments.some(
      (one) => one.commentId !== data.pinnedCommentId && (actor === undefined || mayReadComment(one, actor.id)),
    ),
  decide: ({ id, data, payload: { commentId }, actor }) => {
    const comment = data.comments.find((one) => one.commentId === commentId);
    if (!comment || !mayReadComment(comment, actor.id)) return refuse('common.not_found', undefined, 'commentId');
    return data.pinnedCommentId === commentId
      ? refuse('jobSeeker.comment_already_pinned', undefined, 'commentId')
      : accept(jobSeeker.fact('JobSeekerCommentPinned', { jobSeekerId: id, commentId }));
  },
});
