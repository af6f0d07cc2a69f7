import { Button, Icon } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { AdvertisementForm } from '../ads/AdvertisementForm.tsx';
import { useAdvertisementAct } from '../ads/use-advertisement-act.ts';
import type { Position } from '../words.ts';
import { publishable, type Step } from './steps.ts';
import { usePositionAct } from './use-position-act.ts';

interface Props {
  readonly position: Position;
  readonly steps: readonly Step[];
}

/** The way from a new position to one job seekers can apply to, with the button of the step that is next. */
export function NextSteps({ position, steps }: Props) {
  const t = useTranslate();
  const next = steps.find(({ standing }) => standing === 'next')?.name;
  return (
    <section className="next-steps" aria-label={t({ id: 'positions.steps.label' })}>
      <ol>
        {steps.map(({ name, standing }, index) => (
          <li key={name} className={standing} aria-current={standing === 'next' ? 'step' : undefined}>
            <span className="step-mark" aria-hidden="true">
              {standing === 'done' ? <Icon icon="small-tick" /> : index + 1}
            </span>
            {t({ id: `positions.steps.${name}` })}
            {standing === 'done' && <span className="visually-hidden"> {t({ id: 'positions.steps.done' })}</span>}
          </li>
        ))}
      </ol>
      {next === 'opened' && <OpenStep position={position} />}
      {next === 'advertised' && <AdvertiseStep position={position} />}
      {next === 'published' && <PublishStep position={position} />}
    </section>
  );
}

function OpenStep({ position }: { position: Position }) {
  const t = useTranslate();
  const { busy, problem, act } = usePositionAct(position);
  if (!position.allowedActions.includes('OpenPosition')) return null;
  return (
    <p className="next-step">
      <BusyButton intent="primary" busy={busy} onClick={() => void act('OpenPosition')}>
        {t({ id: 'positions.action.OpenPosition' })}
      </BusyButton>
      <span className="muted">{t({ id: 'positions.steps.openedWhy' })}</span>
      <ProblemNote problem={problem} />
    </p>
  );
}

function AdvertiseStep({ position }: { position: Position }) {
  const t = useTranslate();
  const [creating, setCreating] = useState(false);
  if (!position.allowedActions.includes('CreateAdvertisement')) return null;
  return (
    <p className="next-step">
      <Button intent="primary" onClick={() => setCreating(true)}>
        {t({ id: 'positions.action.CreateAdvertisement' })}
      </Button>
      <span className="muted">{t({ id: 'positions.steps.advertisedWhy' })}</span>
      {creating && <AdvertisementForm position={position} onClose={() => setCreating(false)} />}
    </p>
  );
}

function PublishStep({ position }: { position: Position }) {
  const t = useTranslate();
  const { busy, problem, act } = useAdvertisementAct();
  const advertisement = publishable(position.advertisements)[0];
  if (advertisement === undefined) return null;
  return (
    <p className="next-step">
      <BusyButton intent="primary" busy={busy} onClick={() => void act('PublishAdvertisement', advertisement)}>
        {t({ id: 'positions.action.PublishAdvertisement' })}
      </BusyButton>
      <span className="muted">{t({ id: 'positions.steps.publishedWhy' })}</span>
      <ProblemNote problem={problem} />
    </p>
  );
}
