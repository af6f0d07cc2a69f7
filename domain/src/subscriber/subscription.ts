import { type Topic, topics } from '@talentlog/contracts';
import { type Refusal, refuse } from '../shared/decider.ts';

interface Asked {
  readonly systemName: string;
  readonly topics: readonly Topic[];
  readonly personalData: boolean;
  readonly reason: string;
}

/** What is kept of it: topics in the order of their list, and a reason only where personal data are told. */
export const keptOf = ({ systemName, topics: asked, personalData, reason }: Asked) => ({
  systemName,
  topics: topics.filter((topic) => asked.includes(topic)),
  personalData,
  reason: personalData ? reason : '',
});

/** Nobody is told personal data without somebody having said why. */
export const withoutReason = ({ personalData, reason }: Asked): Refusal | undefined =>
  personalData && reason === '' ? refuse('common.reason_required', undefined, 'reason') : undefined;
