import { CandidateGroup, type MessageChoice, NotificationChannel } from '@talentlog/contracts';
import { accept } from '../shared/decider.ts';
import { jobSeeker } from './job-seeker.ts';

export const isSame = (one: MessageChoice, other: MessageChoice): boolean =>
  one.group === other.group && one.channel === other.channel;

/** All that may be done without, in the order of the catalogue. */
const every: readonly MessageChoice[] = CandidateGroup.options.flatMap((group) =>
  NotificationChannel.options.map((channel) => ({ group, channel })),
);

/** Nothing where it is so already: a mail program may call the way out as often as it likes. */
export function chosen(
  jobSeekerId: string,
  before: readonly MessageChoice[],
  after: readonly MessageChoice[],
  by: 'SELF' | 'MAIL',
) {
  const off = every.filter((one) => after.some((other) => isSame(one, other)));
  const isChanged = off.length !== before.length || off.some((one) => !before.some((other) => isSame(one, other)));
  return accept(isChanged ? [jobSeeker.fact('MessagesChosen', { jobSeekerId, off, by })] : []);
}
