import { Switch } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { localTime, longDay } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { useStepWords } from './step-words.ts';
import type { Step } from './steps.ts';

interface Props {
  readonly steps: readonly Step[];
  readonly index: number;
  /** Records of all steps together. */
  readonly records: number;
  readonly onStep: (index: number) => void;
}

/** All steps by their days; the one shown is marked and in view. */
export function StepList({ steps, index, records, onStep }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const [onlyPeople, setOnlyPeople] = useState(false);
  const numbered = steps.map((step, place) => ({ step, place }));
  const shown = numbered.filter(
    ({ step, place }) => !onlyPeople || place === index || step.main.actor.kind !== 'SYSTEM',
  );
  return (
    <nav className="audit-card step-list" aria-label={t({ id: 'audit.step.list' })}>
      <header>
        <b>{t({ id: 'audit.step.count' }, { steps: steps.length })}</b>{' '}
        <small className="muted">{t({ id: 'audit.step.records' }, { count: records })}</small>
        <Switch
          checked={onlyPeople}
          label={t({ id: 'audit.step.people' })}
          onChange={(event) => setOnlyPeople(event.currentTarget.checked)}
        />
      </header>
      <div className="step-days">
        {daysOf(shown).map((those) => (
          <section key={those[0].place}>
            <h3>{longDay(those[0].step.main.at, language)}</h3>
            <ol>
              {those.map(({ step, place }) => (
                <StepEntry key={step.id} step={step} current={place === index} onChoose={() => onStep(place)} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </nav>
  );
}

interface Numbered {
  readonly step: Step;
  readonly place: number;
}
type Day = [Numbered, ...Numbered[]];

/** Steps by their day in Beijing, in their order. */
function daysOf(steps: readonly Numbered[]): readonly Day[] {
  const days: Day[] = [];
  for (const one of steps) {
    const last = days.at(-1);
    if (last !== undefined && localTime(last[0].step.main.at).day === localTime(one.step.main.at).day) last.push(one);
    else days.push([one]);
  }
  return days;
}

function StepEntry({ step, current, onChoose }: { step: Step; current: boolean; onChoose: () => void }) {
  const t = useTranslate();
  const say = useStepWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (current) keepInView(button.current);
  }, [current]);
  const caused = step.fates.length + step.effects.length;
  return (
    <li>
      <button ref={button} type="button" aria-current={current ? 'step' : undefined} onClick={onChoose}>
        <time dateTime={step.main.at}>{localTime(step.main.at).clock}</time>
        <span>
          {say(step)}
          <small>
            {t({ id: 'audit.step.some' }, { count: step.records.length })}
            {caused > 0 && ` · ${t({ id: 'audit.step.caused' }, { count: caused })}`}
          </small>
        </span>
      </button>
    </li>
  );
}

/** Moves the list alone: the page stays where its reader put it. */
function keepInView(button: HTMLButtonElement | null): void {
  const list = button?.closest('.step-days');
  if (button === null || list === null || list === undefined) return;
  const [inner, outer] = [button.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top + 40;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + 40;
}
