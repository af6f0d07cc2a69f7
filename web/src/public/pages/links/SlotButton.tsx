import { clock } from '../../../format/dates.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { minutesAndSeconds, useSeconds } from '../../../ui/use-seconds.ts';
import type { LinkContent } from './LinkPage.tsx';

interface SlotButtonProps {
  readonly slot: LinkContent<'appointmentPage'>['data']['slots'][number];
  readonly heldUntil: number | null;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

/** One slot: when it is, and how many seats it has or how long it is still held. */
export function SlotButton({ slot, heldUntil, busy, onChoose }: SlotButtonProps) {
  const t = useTranslate();
  const left = useSeconds(heldUntil);
  const mine = heldUntil !== null && left > 0;
  const full = slot.free === 0 && !slot.mine && !mine;
  const state = mine
    ? t({ id: 'person.appointment.held' }, { left: minutesAndSeconds(left) })
    : full
      ? t({ id: 'person.appointment.full' })
      : t({ id: 'person.appointment.free' }, { count: slot.free });
  return (
    <button
      type="button"
      className={full ? 'slot slot-full' : 'slot'}
      aria-pressed={mine}
      disabled={full || busy}
      onClick={onChoose}
    >
      {clock(slot.start)}–{clock(slot.end)}
      <small>{state}</small>
    </button>
  );
}
