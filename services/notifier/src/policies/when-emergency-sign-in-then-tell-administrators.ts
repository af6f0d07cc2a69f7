import { when } from '@talentlog/runtime';
import { byMail } from '../request.ts';

/** Whoever administers hears that somebody came in past the company's account, whoever it was: a thief would be told of as well. */
export const whenEmergencySignIn = when('ColleagueSignedIn', ({ data: { accountId, way, browser, network }, at }) =>
  way === 'BREAK_GLASS'
    ? [
        byMail({
          template: 'emergency-sign-in',
          to: { holdersOf: 'ADMIN_USER' },
          link: { page: `/staff/colleagues/${accountId}` },
          fields: {
            by: { colleague: accountId },
            at: { instant: at },
            browser: { typed: browser },
            network: { typed: network },
          },
        }),
      ]
    : [],
);
