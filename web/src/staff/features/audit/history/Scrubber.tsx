import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useKeys } from '../../../ui/use-keys.ts';

interface Props {
  readonly count: number;
  readonly index: number;
  /** The step in words, for those who hear the slider. */
  readonly valueText: string;
  readonly onStep: (index: number) => void;
  /** Steps that begin a new day, drawn taller. */
  readonly days: readonly number[];
  readonly children: ReactNode;
}

/** One tick per event, a knob to drag, and buttons for single steps, so that dragging is never needed. */
export function Scrubber({ count, index, valueText, onStep, days, children }: Props) {
  const t = useTranslate();
  const last = count - 1;
  const go = (to: number) => onStep(Math.max(0, Math.min(last, to)));
  const group = t({ id: 'audit.scrubber.keys' });
  useKeys([
    { combo: '[', label: t({ id: 'audit.scrubber.previous' }), group, repeats: true, run: () => go(index - 1) },
    { combo: ']', label: t({ id: 'audit.scrubber.next' }), group, repeats: true, run: () => go(index + 1) },
  ]);
  return (
    <fieldset className="audit-card scrubber" aria-label={t({ id: 'audit.scrubber.label' })}>
      <Button disabled={index <= 0} onClick={() => go(0)} aria-label={t({ id: 'audit.scrubber.first' })}>
        |‹
      </Button>
      <Button disabled={index <= 0} onClick={() => go(index - 1)} aria-label={t({ id: 'audit.scrubber.previous' })}>
        ‹ <span className="scrubber-word">{t({ id: 'audit.scrubber.previous' })}</span>
      </Button>
      <div className="scrubber-rail">
        <Ticks count={count} days={days} />
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={index}
          aria-label={t({ id: 'audit.scrubber.position' })}
          aria-valuetext={valueText}
          onChange={(event) => go(Number(event.target.value))}
        />
      </div>
      <Button disabled={index >= last} onClick={() => go(index + 1)} aria-label={t({ id: 'audit.scrubber.next' })}>
        <span className="scrubber-word">{t({ id: 'audit.scrubber.next' })}</span> ›
      </Button>
      <Button disabled={index >= last} onClick={() => go(last)} aria-label={t({ id: 'audit.scrubber.last' })}>
        ›|
      </Button>
      <p className="scrubber-place">{children}</p>
    </fieldset>
  );
}

function Ticks({ count, days }: { count: number; days: readonly number[] }) {
  const at = (index: number) => (count < 2 ? 0 : (index / (count - 1)) * 100);
  const path = (indexes: readonly number[], top: number, tall: number) =>
    indexes.map((index) => `M${at(index).toFixed(3)} ${top}v${tall}`).join('');
  return (
    <svg className="scrubber-ticks" viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
      <path className="rail-line" d="M0 14H100" />
      <path
        d={path(
          Array.from({ length: count }, (_, index) => index),
          9,
          10,
        )}
      />
      <path className="day" d={path(days, 5, 18)} />
    </svg>
  );
}
