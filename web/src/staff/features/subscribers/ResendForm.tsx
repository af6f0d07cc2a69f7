import { useT } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { InstantField } from '../../ui/fields/InstantField.tsx';
import type { Subscriber } from './api.ts';

/** All that a subscriber was told since then, once more. */
export function ResendForm({ of, onClose }: { readonly of: Subscriber; readonly onClose: () => void }) {
  const t = useT();
  const title = t('staff.subscribers.calls.resendSince');
  return (
    <CommandForm
      name="ResendDeliveries"
      title={`${title} · ${of.systemName}`}
      submit={title}
      note={t('staff.subscribers.calls.resendHelp')}
      initial={{ since: null as string | null }}
      payload={({ since }) => ({ subscriberId: of.subscriberId, ...(since === null ? {} : { since }) })}
      onClose={onClose}
    >
      {(form) => (
        <InstantField form={form} name="since" label={t('staff.subscribers.calls.since')} required autoFocus />
      )}
    </CommandForm>
  );
}
