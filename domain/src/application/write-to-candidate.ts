import { letterFault, type NotificationChannel, type OwnLetter } from '@talentlog/contracts';
import type { JobSeekerData } from '../job-seeker/data.ts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { accept, refuse } from '../shared/decider.ts';
import { loadedIf } from '../shared/handle.ts';
import { addHours, isBefore } from '../shared/time.ts';
import { aboutApplication } from './about.ts';
import { application } from './application.ts';

/** As often as somebody is written to about one application within an hour, whoever writes. */
export const mostLettersAnHour = 3;

/** Whether the channel leads to the person, and they did not say that they do without. */
const leadsTo = ({ phone, email, messagesOff }: JobSeekerData, channel: NotificationChannel): boolean =>
  (channel === 'MAIL' ? email : phone) !== null &&
  !messagesOff.some((one) => one.group === 'LETTER' && one.channel === channel);

/** Words of a channel that is not used are not kept. */
const kept = ({ subject, content, sms }: OwnLetter, channels: readonly NotificationChannel[]) => ({
  ...(channels.includes('MAIL') ? { subject, content } : { subject: '', content: '' }),
  sms: channels.includes('SMS') ? sms : '',
});

/** A colleague's own words to the candidate, by the ways that lead there. */
export const writeToCandidate = application.decider('WriteToCandidate', {
  needs: ({ data }) => ({ jobSeeker: jobSeeker.ref(data.jobSeekerId) }),
  decide: (context) => {
    const { data, payload, related, actor, now } = context;
    const { letter } = payload;
    const fault = letterFault(letter);
    if (fault) return refuse(fault.code, fault.params, `letter.${fault.path}`);
    const since = addHours(now, -1);
    if (data.lettersAt.filter((at) => !isBefore(at, since)).length >= mostLettersAnHour)
      return refuse('record.written_too_often', { most: mostLettersAnHour });
    const person = loadedIf(related, 'jobSeeker', jobSeeker)?.data;
    const channels = person === undefined ? [] : [...new Set(letter.channels)].filter((one) => leadsTo(person, one));
    if (channels.length === 0) return refuse('record.no_way_to_write', undefined, 'letter.channels');
    const written = { number: data.number, channels, ...kept(letter, channels), writtenBy: actor.id };
    return accept(application.fact('CandidateWrittenTo', { ...aboutApplication(context), ...written }));
  },
});
