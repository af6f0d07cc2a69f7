import { when } from '@talentlog/runtime';
import type { Look } from './look.ts';
import { process } from './process.ts';

/** Everybody who ever agreed is asked once a new policy counts; who agreed to that one, or agrees no more, is passed over by the command. */
export const whenPolicyChangedThenAskForConsent = process(
  'when-policy-changed-then-ask-for-consent',
  when('SettingsChanged', async ({ data: { values, reset } }, look: Look) => {
    if (values.privacyPolicyVersion === undefined && !reset.includes('privacyPolicyVersion')) return [];
    const people = await look.everConsented();
    return people.map((jobSeekerId) => ({ name: 'AskConsentAnew', payload: { jobSeekerId } }) as const);
  }),
);
