import { CommandForm } from '../../ui/CommandForm.tsx';
import type { Subscriber } from './api.ts';
import type { Frame } from './use-meanwhile.tsx';

interface Props {
  readonly of: Subscriber;
  readonly frame: Frame;
}

/** Where a subscriber is called: for the first time, with a secret, or at another address by the same. */
export function WebhookForm({ of: { subscriberId, webhook }, frame }: Props) {
  return (
    <CommandForm
      {...frame}
      name="SetWebhook"
      initial={{ url: webhook?.url ?? '' }}
      payload={({ url }) => ({ subscriberId, url: url.trim() })}
      fields={{
        url: {
          kind: 'text',
          label: 'staff.subscribers.webhook.url',
          hint: 'staff.subscribers.webhook.urlHelp',
          placeholder: 'https://',
          type: 'url',
          required: true,
        },
      }}
    />
  );
}
