import { useT } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { Subscriber } from './api.ts';

interface Props {
  readonly of: Subscriber;
  readonly onClose: () => void;
  readonly onDone: (result: unknown) => void;
}

/** Where a subscriber is called: for the first time, with a secret, or at another address by the same. */
export function WebhookForm({ of: { subscriberId, systemName, webhook }, onClose, onDone }: Props) {
  const t = useT();
  const isFirst = webhook === null;
  const submit = t(isFirst ? 'staff.subscribers.webhook.set' : 'staff.subscribers.webhook.change');
  return (
    <CommandForm
      name="SetWebhook"
      title={`${submit} · ${systemName}`}
      submit={submit}
      note={t(isFirst ? 'staff.subscribers.webhook.setHelp' : 'staff.subscribers.webhook.changeHelp')}
      initial={{ url: webhook?.url ?? '' }}
      payload={({ url }) => ({ subscriberId, url: url.trim() })}
      onDone={({ result }) => onDone(result)}
      onClose={onClose}
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
