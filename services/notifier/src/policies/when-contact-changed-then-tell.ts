import type { ContactField } from '@talentlog/contracts';
import { when } from '@talentlog/runtime';
import { byMail, bySms, type NotificationRequest, type Words } from '../request.ts';

const called: Readonly<Record<ContactField, Words>> = {
  phone: { 'zh-CN': '手机号', 'en-US': 'phone number' },
  email: { 'zh-CN': '邮箱', 'en-US': 'email address' },
};

/**
 * Whoever is reached elsewhere from now on hears of it where they were reached before, and at whatever else leads to them: a colleague may
 * have written an end that is not theirs.
 */
const whenStaffChangedContact = when('ContactChanged', ({ data }): readonly NotificationRequest[] => {
  const { jobSeekerId, field, before, by } = data;
  if (by !== 'STAFF' || field === 'name') return [];
  const message = {
    template: 'contact-changed',
    to: { jobSeekerId },
    fields: { changed: { words: called[field] } },
  } as const;
  const [there, besides] = field === 'phone' ? [bySms, byMail] : [byMail, bySms];
  return [...(before === null ? [] : [there({ ...message, receiver: before })]), besides(message)];
});

/** The owners of the person's other positions are asked for their yes. */
const whenContactChangeProposed = when('ContactChangeProposed', ({ data: { field, proposedBy, owners } }) =>
  owners.map(({ accountId, applicationId, positionId }) =>
    byMail({
      template: 'contact-change-proposed',
      to: { accountId },
      positionId,
      link: { page: `/staff/applications/${applicationId}` },
      fields: { changed: { words: called[field] }, by: { colleague: proposedBy } },
    }),
  ),
);

export const contactChanges = [whenStaffChangedContact, whenContactChangeProposed] as const;
