import { formerSecretHours } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { ReasonForm } from '../../ui/ReasonForm.tsx';
import { useToast } from '../../ui/use-toast.ts';
import type { Subscriber } from './api.ts';
import { isFinal } from './asks.ts';
import { type Asking, doneOf, notesOf, wordOf } from './questions.ts';
import { RenewForm } from './RenewForm.tsx';
import { SubscriptionForm } from './SubscriptionForm.tsx';
import { type Frame, useMeanwhile } from './use-meanwhile.tsx';
import { WebhookForm } from './WebhookForm.tsx';

interface Props {
  readonly ask: Asking;
  /** As it stands now; a new one is registered without. */
  readonly of?: Subscriber | undefined;
  readonly onClose: () => void;
  readonly onDone: (result: unknown) => void;
}

/** What one of the buttons asks before anything happens. */
export function Question({ ask, of, onClose, onDone }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const submit = t({ id: wordOf(ask, of) });
  const done = doneOf(ask, of);
  const words = {
    hours: formerSecretHours,
    resume: t({ id: 'staff.subscribers.webhook.resume' }),
    resend: t({ id: 'staff.subscribers.calls.resendSince' }),
  };
  const frame: Frame = {
    ...useMeanwhile(of),
    title: of === undefined ? submit : `${submit} · ${of.systemName}`,
    submit,
    note: notesOf(ask, of).map((note) => (
      <span key={note} className="subscriber-note">
        {t({ id: note }, words)}
      </span>
    )),
    onDone: ({ result }) => {
      if (done !== undefined) toast(t({ id: done }, { system: of?.systemName ?? '' }));
      onDone(result);
    },
    onClose,
  };
  if (ask === 'RegisterSubscriber') return <SubscriptionForm frame={frame} />;
  if (of === undefined) return null;
  const { subscriberId } = of;
  if (ask === 'ChangeSubscriber') return <SubscriptionForm of={of} frame={frame} />;
  if (ask === 'RenewFeedToken') return <RenewForm subscriberId={subscriberId} frame={frame} />;
  if (ask === 'SetWebhook') return <WebhookForm of={of} frame={frame} />;
  if (ask === 'SuspendSubscriber')
    return <ReasonForm {...frame} name={ask} payload={(reason) => ({ subscriberId, reason })} />;
  return (
    <CommandForm {...frame} name={ask} danger={isFinal(ask)} initial={{}} payload={() => ({ subscriberId })}>
      {() => null}
    </CommandForm>
  );
}
