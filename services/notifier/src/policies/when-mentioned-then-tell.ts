import { when } from '@talentlog/runtime';
import { byMail } from '../request.ts';

/** A colleague who is mentioned learns by whom and about whom; the words of a comment stay in the workspace. */
export const whenMentioned = when('JobSeekerCommented', ({ data: { jobSeekerId, mentions, authorId } }) =>
  [...new Set(mentions)]
    .filter((accountId) => accountId !== authorId)
    .map((accountId) =>
      byMail({
        template: 'mentioned',
        to: { accountId },
        about: jobSeekerId,
        link: { page: '/staff/mentions' },
        fields: { by: { colleague: authorId } },
      }),
    ),
);
