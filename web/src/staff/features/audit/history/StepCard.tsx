import type { HistoryEvent } from '@talentlog/contracts';
import { Link } from 'react-router-dom';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { useAuditWords } from '../words.ts';
import { exactSeconds } from './exact-seconds.ts';
import { FateList } from './FateList.tsx';
import { StepChain } from './StepChain.tsx';
import { useActorWords, useStepWords } from './step-words.ts';
import { positionText, type Step } from './steps.ts';
import type { Around } from './use-around.ts';
import { ValueWords } from './ValueWords.tsx';

interface Props {
  readonly step: Step;
  readonly number: number;
  /** The record of the step whose values are shown. */
  readonly event: HistoryEvent;
  readonly around: Around;
}

/** One step in words: who did what, when and why, what led to it and what came of it, and its records. */
export function StepCard({ step, number, event, around }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const say = useStepWords();
  const actor = useActorWords();
  const { main } = step;
  return (
    <section className="audit-card step-card" aria-live="polite">
      <h2 className="step-title">{say(step)}</h2>
      <dl className="event-why">
        <dt>{t({ id: 'audit.step.when' })}</dt>
        <dd>
          <time dateTime={main.at}>{exactSeconds(main.at, language)}</time>
        </dd>
        <dt>{t({ id: 'audit.step.who' })}</dt>
        <dd>{actor(main.actor)}</dd>
        {main.reason !== null && (
          <>
            <dt>{t({ id: 'audit.step.why' })}</dt>
            <dd>
              <ValueWords path="reason" value={main.reason} />
            </dd>
          </>
        )}
      </dl>
      <StepChain step={step} number={number} around={around} />
      <FateList fates={step.fates} />
      <Records step={step} event={event} addressOf={around.addressOf} />
    </section>
  );
}

function Records({ step, event, addressOf }: Pick<Props, 'step' | 'event'> & Pick<Around, 'addressOf'>) {
  const t = useTranslate();
  const words = useAuditWords();
  return (
    <>
      <h3>{t({ id: 'audit.step.events' }, { count: step.records.length })}</h3>
      <ul className="step-records">
        {step.records.map((record) => (
          <li key={record.id}>
            <Link
              to={addressOf(record)}
              title={record.type}
              aria-current={record.stream === event.stream ? 'true' : undefined}
            >
              {words.event(record.type)}
            </Link>{' '}
            <span className="muted">{t({ id: 'audit.sentence.at' }, { position: positionText(record.position) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
