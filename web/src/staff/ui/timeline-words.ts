import type { TimelineEntry } from '@talentlog/contracts';
import type { z } from 'zod';
import { dayAndClock } from '../../format/dates.ts';
import { useHasMessage, useLanguage, useTranslate } from '../../i18n/react.tsx';
import { useApplicationWords } from '../model/application-words.ts';
import { reasonListOf } from '../model/reason-list.ts';
import { useScreeningWords } from '../model/screening-words.ts';
import { useListed } from '../model/use-listed.ts';
import type { TimelineItem } from './Timeline.tsx';

type Entry = z.infer<typeof TimelineEntry>;

/** Words a person wrote stand as a quotation. */
const quoted = ['reason', 'opinion'] as const;

/** Events whose deadline is news; later ones only carry it along. */
const handedOut: ReadonlySet<string> = new Set([
  ...['ScreeningAssigned', 'ItemHandedOver', 'ItemReassigned', 'AppointmentInvited'],
]);

/** One event as a sentence: who did what, with the facts it carries. */
export function useTimelineWords(): (entry: Entry) => TimelineItem {
  const t = useTranslate();
  const has = useHasMessage();
  const { language } = useLanguage();
  const application = useApplicationWords();
  const screening = useScreeningWords();
  const listed = useListed();
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const time = (value: unknown) => (text(value) === '' ? '' : dayAndClock(text(value), language));
  const named = (prefix: string, value: unknown) => {
    const id = `${prefix}.${text(value)}`;
    return has(id) ? t({ id }) : text(value);
  };
  return ({ eventId, type, at, actor, facts }) => {
    const id = `staff.event.${type}`;
    const who = actor.name === '' ? t({ id: `staff.actor.${actor.kind}` }) : actor.name;
    const quote = quoted.map((name) => text(facts[name])).find((words) => words !== '');
    const reason = listed.words(reasonListOf(type), text(facts.reasonCode));
    const details = [
      facts.from && t({ id: 'staff.fact.from' }, { stage: application.stage(text(facts.from)) }),
      facts.to && t({ id: 'staff.fact.to' }, { stage: application.stage(text(facts.to)) }),
      facts.stage && type !== 'RecordDelivered' && application.stage(text(facts.stage)),
      facts.verdict && screening.state(text(facts.verdict)),
      facts.result && named('staff.result', facts.result),
      facts.outcome && application.outcome(text(facts.outcome)),
      // Who wrote nothing of their own said it in the words of the list.
      reason !== quote && reason,
      facts.start && time(facts.start),
      facts.deadline && handedOut.has(type) && t({ id: 'staff.fact.until' }, { time: time(facts.deadline) }),
      facts.channel && named('staff.channel', facts.channel),
      facts.scene && named('staff.scene', facts.scene),
    ].filter((word): word is string => typeof word === 'string' && word !== '');
    return {
      id: eventId,
      at,
      text: t({ id: 'staff.timeline.line' }, { who, what: has(id) ? t({ id }) : type }),
      ...(details.length === 0 ? {} : { detail: details.join(' · ') }),
      ...(quote === undefined ? {} : { quote }),
    };
  };
}
