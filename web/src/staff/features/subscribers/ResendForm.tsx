import { useTranslate } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { useToast } from '../../ui/use-toast.ts';
import type { Subscriber } from './api.ts';
import { useMeanwhile } from './use-meanwhile.tsx';

/** All that a subscriber was told since then, once more. */
export function ResendForm({ of, onClose }: { readonly of: Subscriber; readonly onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const title = t({ id: 'staff.subscribers.calls.resendSince' });
  return (
    <CommandForm
      {...useMeanwhile(of)}
      name="ResendDeliveries"
      title={`${title} · ${of.systemName}`}
      submit={title}
      note={t({ id: 'staff.subscribers.calls.resendHelp' })}
      initial={{ since: null as string | null }}
      payload={({ since }) => ({ subscriberId: of.subscriberId, ...(since === null ? {} : { since }) })}
      onDone={() => toast(t({ id: 'staff.subscribers.calls.resentSince' }))}
      onClose={onClose}
      fields={{ since: { kind: 'instant', label: 'staff.subscribers.calls.since', required: true } }}
    />
  );
}
