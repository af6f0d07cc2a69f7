import { accept, refuse } from '../shared/decider.ts';
import { minutesBetween } from '../shared/time.ts';
import { needFormerLinks, newConsentLink } from './consent-link.ts';
import { privacyAuthorization } from './privacy-authorization.ts';

/** How many days before its end a consent is renewed at the earliest, and when the person is told again. */
export const reminderDays = [30, 7] as const;

/** The clock's command: the consent is about to end, and the person gets a link that renews it. */
export const remindOfConsent = privacyAuthorization.decider('RemindOfConsent', {
  target: ({ jobSeekerId }) => privacyAuthorization.ref(jobSeekerId),
  needs: ({ data }) => needFormerLinks(data),
  decide: (context) => {
    const { id, data, now } = context;
    const { expiresAt } = data;
    if (expiresAt === null) return refuse('privacyAuthorization.invalid_transition');
    const daysLeft = Math.floor(minutesBetween(now, expiresAt) / 1440);
    if (daysLeft < 0 || daysLeft > reminderDays[0])
      return refuse('privacyAuthorization.invalid_transition', { until: expiresAt });
    const { link, facts } = newConsentLink(context);
    const told = { jobSeekerId: id, expiresAt, daysLeft, ...link };
    return accept([privacyAuthorization.fact('ConsentReminded', told), ...facts]);
  },
});
