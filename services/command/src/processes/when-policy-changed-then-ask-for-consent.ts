import { minuteToTell } from '@talentlog/contracts';
import { addMinutes } from '@talentlog/domain/fold';
import { when } from '@talentlog/runtime';
import type { Look } from './look.ts';
import { process } from './process.ts';

/** Everybody whose consent lives is asked once a new policy counts; who agreed to that one, or was asked, is passed over by the command. */
export const whenPolicyChangedThenAskForConsent = process(
  'when-policy-changed-then-ask-for-consent',
  when('PolicyTookEffect', async ({ at, data: { policy } }, look: Look) => {
    if (policy !== 'privacy') return [];
    // In the order in which they first agreed, so that a repeat after a crash gives nobody a later minute.
    const people = await look.consenting();
    return people.map((jobSeekerId, place) => {
      const tellFrom = addMinutes(at, minuteToTell(place));
      return { name: 'AskConsentAnew', payload: { jobSeekerId, tellFrom } } as const;
    });
  }),
);
