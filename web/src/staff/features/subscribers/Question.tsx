import { formerSecretHours } from '@talentlog/contracts';
import { useT } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { ReasonForm } from '../../ui/ReasonForm.tsx';
import type { Subscriber } from './api.ts';
import { type Ask, asks, isFinal, type WebhookAsk, webhookAsks } from './asks.ts';
import { RenewForm } from './RenewForm.tsx';
import { SubscriptionForm } from './SubscriptionForm.tsx';
import { WebhookForm } from './WebhookForm.tsx';

export interface Asked {
  readonly ask: Ask | WebhookAsk | 'RegisterSubscriber';
  readonly of?: Subscriber;
}

interface Props extends Asked {
  readonly onClose: () => void;
  readonly onDone: (result: unknown) => void;
}

const words = { ...asks, ...webhookAsks };
/** What happens then, before anything does. */
const notes = {
  ResumeSubscriber: undefined,
  RemoveSubscriber: 'staff.subscribers.removeHelp',
  TestWebhook: 'staff.subscribers.webhook.testHelp',
  RotateWebhookSecret: 'staff.subscribers.webhook.rotateHelp',
  PauseWebhook: 'staff.subscribers.webhook.pauseHelp',
  ResumeWebhook: 'staff.subscribers.webhook.resumeHelp',
  RemoveWebhook: 'staff.subscribers.webhook.removeHelp',
} as const;

/** What one of the buttons asks before anything happens. */
export function Question({ ask, of, onClose, onDone }: Props) {
  const t = useT();
  const subscriberId = of?.subscriberId ?? '';
  if (ask === 'RegisterSubscriber' || ask === 'ChangeSubscriber')
    return <SubscriptionForm of={of} onClose={onClose} onDone={onDone} />;
  if (ask === 'RenewFeedToken') return <RenewForm subscriberId={subscriberId} onClose={onClose} onDone={onDone} />;
  if (ask === 'SetWebhook') return of === undefined ? null : <WebhookForm of={of} onClose={onClose} onDone={onDone} />;
  const title = `${t(words[ask])} · ${of?.systemName ?? ''}`;
  if (ask === 'SuspendSubscriber')
    return (
      <ReasonForm
        name={ask}
        title={title}
        note={t('staff.subscribers.suspendHelp')}
        payload={(reason) => ({ subscriberId, reason })}
        onDone={() => onDone(undefined)}
        onClose={onClose}
      />
    );
  const note = notes[ask];
  return (
    <CommandForm
      name={ask}
      title={title}
      submit={t(words[ask])}
      danger={isFinal(ask)}
      note={note && t(note, { hours: formerSecretHours })}
      initial={{}}
      payload={() => ({ subscriberId })}
      onDone={({ result }) => onDone(result)}
      onClose={onClose}
    >
      {() => null}
    </CommandForm>
  );
}
