import type { SentLink } from '@talentlog/contracts';
import { when } from '@talentlog/runtime';
import { byMailAndSms, type NotificationRequest, oneTimeLink } from '../request.ts';

interface AccessLink extends SentLink {
  readonly accountId: string;
  readonly jobSeekerId: string | null;
  readonly expiresAt: string;
  readonly loginName?: string | null;
}

const withLink = (
  template: NotificationRequest['template'],
  { accountId, jobSeekerId, expiresAt, loginName = null, ...link }: AccessLink,
): readonly NotificationRequest[] =>
  byMailAndSms({
    template,
    to: { ownerOf: { accountId, jobSeekerId } },
    link: oneTimeLink('password', link),
    fields: { loginName: { typed: loginName }, expiresAt: { instant: expiresAt } },
  });

/** A colleague gets the link by which they set their own password: of an invitation, of one sent again, or of a reset. */
export const accessLinks = [
  when('ColleagueInvited', ({ data }) => withLink('colleague-invited', data)),
  when('InvitationSentAgain', ({ data }) => withLink('colleague-invited', data)),
  when('AccessReset', ({ data }) => withLink('access-reset', data)),
];
