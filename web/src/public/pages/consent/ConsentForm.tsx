import type { Guardian } from '@talentlog/contracts';
import { type ReactNode, useState } from 'react';
import { asProblem } from '../../../api/problem.ts';
import type { QueryData } from '../../../api/tables.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useQuery } from '../../site/context.tsx';
import { Failed } from '../errors/Failed.tsx';
import { PolicyBody } from '../policy/PolicyBody.tsx';
import { ConsentTicks } from './ConsentTicks.tsx';
import { useTicks } from './use-ticks.ts';
import './consent.css';

/** What is sent: the version of the words that were shown, and who agrees, too. */
interface Agreed {
  readonly policyVersion: string;
  readonly guardian: Guardian | null;
}

interface Props {
  readonly consent: Pick<QueryData<'consentPage'>, 'guardianNeed'>;
  /** What the button that agrees says. */
  readonly agree: string;
  /** Sends it; once it was sent, what was ticked is kept no longer. */
  readonly onAgree: (agreed: Agreed, sent: () => void) => Promise<unknown>;
  /** The other answer, where there is one. */
  readonly children?: (busy: boolean) => ReactNode;
}

/** The policy to read, what is ticked, and the button that agrees to the words that stand there. */
export function ConsentForm({ consent, agree, onAgree, children }: Props) {
  const t = useTranslate();
  const action = useAction();
  const { data: read, problem, reload } = useQuery('policy', { policy: 'privacy' });
  const ticks = useTicks(consent.guardianNeed, read?.version ?? '');
  const [pressed, setPressed] = useState(false);
  const send = async () => {
    setPressed(true);
    if (!ticks.ready || read === undefined) return;
    const agreed = { policyVersion: read.version, guardian: ticks.guardian };
    await action.run(() =>
      onAgree(agreed, ticks.forget).catch(async (thrown: unknown) => {
        // Other words are in force by now: they are read here, and what was typed stays.
        if (asProblem(thrown).code === 'privacy.consent_required') await reload();
        throw thrown;
      }),
    );
  };
  return (
    <div className="form">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className="policy policy-box" tabIndex={0} aria-label={t({ id: 'public.policy.privacy' })}>
        {read !== undefined && <PolicyBody read={read} />}
        {read === undefined &&
          (problem === undefined ? <Loading lines={8} /> : <Failed problem={problem} retry={reload} />)}
      </section>
      {read !== undefined && <ConsentTicks need={consent.guardianNeed} ticks={ticks} pressed={pressed} />}
      <ProblemNote problem={action.problem} />
      <div className="actions">
        {children?.(action.busy)}
        {read !== undefined && consent.guardianNeed !== 'TOO_YOUNG' && (
          <Button kind="primary" busy={action.busy} onClick={() => void send()}>
            {agree}
          </Button>
        )}
      </div>
    </div>
  );
}
