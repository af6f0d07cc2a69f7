import { useEffect, useState } from 'react';
import { localTime, weekday } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useSeconds } from '../../../ui/use-seconds.ts';
import { useIsBehind } from '../../site/use-truth.ts';
import type { LinkContent } from './LinkPage.tsx';
import { SlotButton } from './SlotButton.tsx';

type Content = LinkContent<'appointmentPage'>;
type Slot = Content['data']['slots'][number];

const byDay = (slots: readonly Slot[]): Map<string, Slot[]> => {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const { day } = localTime(slot.start);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
};

/** Days, then the day's slots in the morning and the afternoon. Choosing one holds it for some minutes. */
export function Slots({ data, link, reload }: Content) {
  const t = useTranslate();
  const { language } = useLanguage();
  const action = useAction();
  const behind = useIsBehind();
  const { held, slots, appointmentId } = data;
  const days = byDay(slots);
  const heldSlot = slots.find((slot) => slot.segmentId === held?.segmentId);
  const firstFree = [...days].find(([, own]) => own.some((slot) => slot.free > 0))?.[0];
  const [picked, setPicked] = useState(heldSlot === undefined ? firstFree : localTime(heldSlot.start).day);
  const heldUntil = held === null ? null : Date.parse(held.until);
  const over = useSeconds(heldUntil) === 0 && heldUntil !== null;
  useEffect(() => {
    if (over) void reload();
  }, [over, reload]);
  // The seat that is held for the person is one they may still take.
  const openTo = ({ segmentId, free }: Slot) => free + Number(segmentId === held?.segmentId && !over);
  if (slots.length === 0) return <p className="note">{t({ id: 'refusal.appointment.no_time' })}</p>;
  const day = picked !== undefined && days.has(picked) ? picked : [...days.keys()][0];
  const shown = day === undefined ? [] : (days.get(day) ?? []);
  const choose = (segmentId: string) =>
    action.run(() => link.send('ChooseSlot', { appointmentId, segmentId }).finally(reload));
  const halves = [
    { name: t({ id: 'person.appointment.morning' }), own: shown.filter((slot) => localTime(slot.start).hour < 12) },
    { name: t({ id: 'person.appointment.afternoon' }), own: shown.filter((slot) => localTime(slot.start).hour >= 12) },
  ];
  return (
    <>
      <fieldset className="days" aria-label={t({ id: 'person.appointment.days' })}>
        {[...days].map(([key, own]) => (
          <button key={key} type="button" className="day" aria-pressed={key === day} onClick={() => setPicked(key)}>
            {weekday(key, language)}
            <b>
              {localTime(key).month}/{localTime(key).date}
            </b>
            {t({ id: 'person.appointment.seats' }, { count: own.reduce((sum, slot) => sum + openTo(slot), 0) })}
          </button>
        ))}
      </fieldset>
      {halves.map(
        ({ name, own }) =>
          own.length > 0 && (
            <section key={name}>
              <h2 className="half">{name}</h2>
              <div className="slots">
                {own.map((slot) => (
                  <SlotButton
                    key={slot.segmentId}
                    slot={slot}
                    heldUntil={slot.segmentId === held?.segmentId ? heldUntil : null}
                    busy={action.busy || behind}
                    onChoose={() => void choose(slot.segmentId)}
                  />
                ))}
              </div>
            </section>
          ),
      )}
      <ProblemNote problem={action.problem} />
      <p className="note">{t({ id: 'person.appointment.notice' })}</p>
    </>
  );
}
