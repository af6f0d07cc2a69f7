import { accept, type Refusal, refuse } from '../shared/decider.ts';
import { addDays, dayOf, isBefore, startOfDay } from '../shared/time.ts';
import { companySettings, ofCompany } from './company-settings.ts';
import { type PolicyData, policyOf } from './policies.ts';
import { unfitPolicy } from './unfit-policy.ts';

/** So far ahead a version is published at most: a year that was typed wrongly would leave a policy for ever. */
const farthestDays = 366;

/** Why no version takes effect on that day. */
function wrongDay(version: string, { version: present, since, planned }: PolicyData, now: string): Refusal | undefined {
  if (planned !== null) return refuse('policy.planned', { version: planned.version });
  if (version < dayOf(now)) return refuse('policy.day_past', undefined, 'version');
  if (version > dayOf(addDays(now, farthestDays))) return refuse('policy.day_far', undefined, 'version');
  // A former setting could name any day, so that the day it was set counts, too.
  const last = since === null ? present : dayOf(since);
  if (version <= last || version === present) return refuse('policy.not_later', { version: last }, 'version');
  return undefined;
}

/** One for today takes effect at once, another by the clock. */
export const publishPolicy = companySettings.decider('PublishPolicy', {
  target: () => ofCompany,
  decide: ({ payload: { policy, version, texts }, data, now }) => {
    const present = policyOf(data.policies, policy);
    const refused = unfitPolicy(policy, texts, present) ?? wrongDay(version, present, now);
    if (refused) return refused;
    const from = startOfDay(version);
    const published = companySettings.fact('PolicyPublished', { policy, version, from, texts });
    if (isBefore(now, from)) return accept(published);
    return accept([published, companySettings.fact('PolicyTookEffect', { policy, version })]);
  },
});
