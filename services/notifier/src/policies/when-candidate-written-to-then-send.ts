import { when } from '@talentlog/runtime';

/** What a colleague wrote leaves by the ways that were left, in their words, under their name. */
export const whenCandidateWrittenTo = when(['CandidateWrittenTo', 'PersonWrittenTo'], ({ data }) => {
  const { jobSeekerId, channels, number, writtenBy, subject, content, sms } = data;
  // Erased before it left.
  if (subject === null || content === null || sms === null) return [];
  return channels.map((channel) => ({
    template: 'letter' as const,
    channel,
    to: { jobSeekerId },
    ...('positionId' in data ? { positionId: data.positionId } : {}),
    fields: {
      number,
      recruiter: { colleague: writtenBy },
      mailSubject: { merged: subject },
      mailContent: { merged: content },
      smsContent: { merged: sms },
    },
  }));
});
