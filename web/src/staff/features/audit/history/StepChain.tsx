import { Link } from 'react-router-dom';
import { dayAndClock } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { useAuditWords } from '../words.ts';
import { useStepWords } from './step-words.ts';
import type { Pointer, Step } from './steps.ts';
import type { Around } from './use-around.ts';

interface Props {
  readonly step: Step;
  readonly number: number;
  readonly around: Around;
}

const failed = new Set(['FAILED']);

/** What caused the step at the left, what it caused at the right. */
export function StepChain({ step, number, around }: Props) {
  const t = useTranslate();
  const words = useAuditWords();
  const { main, causes, effects, fates, records } = step;
  const [first = main] = step.events.filter(({ stream }) => stream === main.stream);
  const former = around.before(first);
  const lost = fates.filter(({ state }) => failed.has(state)).length;
  return (
    <ol className="step-chain" aria-label={t({ id: 'audit.step.chain' })}>
      <li>
        {causes.length === 0 && (
          <>
            <span className="muted">
              {t({ id: main.actor.kind === 'SYSTEM' ? 'audit.step.bySystem' : 'audit.step.byHand' })}
            </span>
            {former !== undefined && <small>{t({ id: 'audit.step.previous' })}</small>}
            <Others pointers={former === undefined ? [] : [former]} around={around} />
          </>
        )}
        <Others pointers={causes} around={around} />
      </li>
      <li className="current">
        <b>{main.commandName === '' ? words.event(main.type) : words.command(main.commandName, main.type)}</b>
        <span className="muted">{t({ id: 'audit.step.this' }, { count: records.length })}</span>
        <span>{t({ id: 'audit.step.nth' }, { step: number })}</span>
        {typeof main.settings === 'number' && (
          <span className="muted">{t({ id: 'audit.step.settings' }, { revision: main.settings + 1 })}</span>
        )}
      </li>
      <li>
        {effects.length + fates.length === 0 && <span className="muted">{t({ id: 'audit.step.nothing' })}</span>}
        {fates.length > 0 && (
          <>
            <span>{t({ id: 'audit.step.things' }, { count: fates.length })}</span>
            <span className={lost > 0 ? 'late' : 'muted'}>
              {lost > 0 ? t({ id: 'audit.step.failed' }, { count: lost }) : t({ id: 'audit.step.done' })}
            </span>
          </>
        )}
        <Others pointers={effects} around={around} />
      </li>
    </ol>
  );
}

/** Other steps, each once, and events of other histories. */
function Others({ pointers, around }: { pointers: readonly Pointer[]; around: Around }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const words = useAuditWords();
  const say = useStepWords();
  const places = new Map(
    pointers.map((pointer) => {
      const found = around.stepOf(pointer);
      return [found?.step.id ?? pointer.id, { pointer, found }] as const;
    }),
  );
  return [...places].map(([id, { pointer, found }]) => (
    <Link key={id} to={around.addressOf(pointer)}>
      {found === undefined ? words.event(pointer.type) : say(found.step)}
      <small>
        {found === undefined
          ? t({ id: 'audit.step.elsewhere' })
          : `${dayAndClock(found.step.main.at, language)} · ${t({ id: 'audit.step.nth' }, { step: found.number })}`}
      </small>
    </Link>
  ));
}
