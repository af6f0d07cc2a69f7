import { useState } from 'react';
import type { QueryData } from '../../../api/tables.ts';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { PolicyBody } from '../policy/PolicyBody.tsx';
import { privacyText } from '../policy/privacy-text.ts';
import { ConsentTicks } from './ConsentTicks.tsx';
import { type Ticks, useTicks } from './use-ticks.ts';
import './consent.css';

interface Props {
  readonly consent: Pick<QueryData<'consentPage'>, 'guardianNeed'>;
  /** What the button that agrees says. */
  readonly agree: string;
  readonly onAgree: (guardian: Ticks['guardian']) => Promise<unknown>;
  /** The other answer, where there is one. */
  readonly children?: React.ReactNode;
}

/** The policy to read, what is ticked, and the button that agrees. */
export function ConsentForm({ consent, agree, onAgree, children }: Props) {
  const t = useT();
  const action = useAction();
  const ticks = useTicks(consent.guardianNeed);
  const [pressed, setPressed] = useState(false);
  const send = async () => {
    setPressed(true);
    if (ticks.ready) await action.run(() => onAgree(ticks.guardian));
  };
  return (
    <div className="form">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className="policy policy-box" tabIndex={0} aria-label={t('public.policy.privacy')}>
        <PolicyBody texts={privacyText} />
      </section>
      <ConsentTicks need={consent.guardianNeed} ticks={ticks} pressed={pressed} />
      <ProblemNote problem={action.problem} />
      <div className="actions">
        {children}
        <Button kind="primary" busy={action.busy} onClick={() => void send()}>
          {agree}
        </Button>
      </div>
    </div>
  );
}
