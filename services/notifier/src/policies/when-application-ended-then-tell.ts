import type { Outcome, TemplateName } from '@talentlog/contracts';
import { when } from '@talentlog/runtime';
import { byMail, byMailAndSms, type NotificationRequest } from '../request.ts';
import { outcomeNames } from '../words/outcome-names.ts';

interface Ended {
  readonly applicationId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
}

const deliveries = { page: '/personal/delivery_records' };

/** What the person reads of an end, by mail and SMS; the ends that are missing are told otherwise, or are the person's own doing. */
const results: Readonly<Partial<Record<Outcome, TemplateName>>> = {
  NOT_PASSED: 'application-not-passed',
  POSITION_CLOSED: 'application-position-closed',
  TALENT_POOL: 'application-kept',
  SIGNED_TWO_PARTY: 'application-ended',
  SIGNED_THREE_PARTY: 'application-ended',
  OFFER_REFUSED: 'application-ended',
  OFFER_EXPIRED: 'application-ended',
  NO_SHOW: 'application-ended',
  BREACHED: 'application-ended',
  DUPLICATE: 'application-ended',
};

const toRecruiter = (
  { applicationId, jobSeekerId, positionId }: Ended,
  outcome: Outcome,
  reason: string | null,
): NotificationRequest =>
  byMail({
    template: 'candidate-withdrew',
    to: { recruiterOf: positionId },
    about: jobSeekerId,
    positionId,
    link: { page: `/staff/applications/${applicationId}` },
    fields: { outcome: { words: outcomeNames[outcome] }, reason: { typed: reason } },
  });

function onEnd(outcome: Outcome, ended: Ended, reason: string | null): readonly NotificationRequest[] {
  const { jobSeekerId, positionId } = ended;
  const message = { to: { jobSeekerId }, positionId, link: deliveries };
  switch (outcome) {
    case 'EMPLOYED':
      return [byMail({ template: 'onboard-confirmed', to: { jobSeekerId }, positionId, fields: {} })];
    case 'ABANDONED':
      return [
        byMail({ ...message, template: 'application-withdrawn', fields: {} }),
        toRecruiter(ended, outcome, reason),
      ];
    // Whoever took the consent back is written to no more.
    case 'CONSENT_WITHDRAWN':
      return [toRecruiter(ended, outcome, null)];
    default: {
      const template = results[outcome];
      const fields = { outcome: { words: outcomeNames[outcome] } };
      return template === undefined ? [] : byMailAndSms({ ...message, template, fields });
    }
  }
}

/** Every end is told to the person, with what it was, unless staff held that back; what the person ended is told to the recruiter, with why. */
export const applicationEnds = [
  when('RecordEnded', ({ data }) => (data.notify === false ? [] : onEnd(data.outcome, data, data.reason))),
  when('RecordInvalidated', ({ data }) => {
    if (data.cause === 'CONSENT_WITHDRAWN') return onEnd(data.cause, data, null);
    if (data.notify === false) return [];
    const { jobSeekerId, positionId } = data;
    return byMailAndSms({
      template: 'application-invalid',
      to: { jobSeekerId },
      positionId,
      link: deliveries,
      fields: {},
    });
  }),
];
