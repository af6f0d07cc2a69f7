import { companySettingsEvents, type PolicyName } from '@talentlog/contracts';
import { timersOf } from '../shared/timers.ts';

const start = (policy: PolicyName) => `policy:${policy}`;

/** A version that was published for a later day takes effect when that day begins. */
export const companySettingsTimers = timersOf(companySettingsEvents)({
  PolicyPublished: ({ data: { policy, version, from } }) => [
    { set: start(policy), at: from, command: { name: 'StartPolicy', payload: { policy, version } } },
  ],
  PolicyTookEffect: ({ data: { policy } }) => [{ cancel: start(policy) }],
  PolicyCalledOff: ({ data: { policy } }) => [{ cancel: start(policy) }],
});
