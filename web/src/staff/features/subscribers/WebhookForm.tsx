import { useT } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { Subscriber } from './api.ts';
import type { Frame } from './use-meanwhile.tsx';

interface Props {
  readonly of: Subscriber;
  readonly frame: Frame;
}

/** Where a subscriber is called: for the first time, with a secret, or at another address by the same. */
export function WebhookForm({ of: { subscriberId, webhook }, frame }: Props) {
  const t = useT();
  return (
    <CommandForm
      {...frame}
      name="SetWebhook"
      initial={{ url: webhook?.url ?? '' }}
      payload={({ url }) => ({ subscriberId, url: url.trim() })}
    >
      {(form) => (
        <TextField
          form={form}
          name="url"
          type="url"
          label={t('staff.subscribers.webhook.url')}
          hint={t('staff.subscribers.webhook.urlHelp')}
          placeholder="https://"
          required
          autoFocus
        />
      )}
    </CommandForm>
  );
}
