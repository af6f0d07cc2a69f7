import { letterFault, type NotificationChannel, type OwnLetter, type personPlaceholders } from '@talentlog/contracts';
import { type Refusal, refuse } from '../shared/decider.ts';
import { addHours, isBefore } from '../shared/time.ts';
import type { JobSeekerData } from './data.ts';
import { mostLettersAnHour } from './letters-at.ts';

/** Whether the channel leads to the person, and they did not say that they do without. */
const leadsTo = ({ phone, email, messagesOff }: JobSeekerData, channel: NotificationChannel): boolean =>
  (channel === 'MAIL' ? email : phone) !== null &&
  !messagesOff.some((one) => one.group === 'LETTER' && one.channel === channel);

interface Writing {
  readonly letter: OwnLetter;
  /** To whom; undefined where nobody is known any more. */
  readonly person: JobSeekerData | undefined;
  readonly lettersAt: readonly string[];
  readonly now: string;
  /** What may stand in the words. */
  readonly known?: typeof personPlaceholders;
}

/** What of a letter is sent by the ways that lead to the person, or why none is. Words of a channel that is not used are not kept. */
export function lettersOf({ letter, person, lettersAt, now, known }: Writing): OwnLetter | Refusal {
  const fault = letterFault(letter, known);
  if (fault) return refuse(fault.code, fault.params, `letter.${fault.path}`);
  const since = addHours(now, -1);
  if (lettersAt.filter((at) => !isBefore(at, since)).length >= mostLettersAnHour)
    return refuse('record.written_too_often', { most: mostLettersAnHour });
  const channels = person === undefined ? [] : [...new Set(letter.channels)].filter((one) => leadsTo(person, one));
  if (channels.length === 0) return refuse('record.no_way_to_write', undefined, 'letter.channels');
  const { subject, content, sms } = letter;
  return {
    channels,
    ...(channels.includes('MAIL') ? { subject, content } : { subject: '', content: '' }),
    sms: channels.includes('SMS') ? sms : '',
  };
}
