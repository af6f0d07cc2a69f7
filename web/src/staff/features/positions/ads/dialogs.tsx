import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { Advertisement } from '../words.ts';
import { usualDeadline } from './deadline.ts';

interface Props {
  readonly advertisement: Advertisement;
  readonly onClose: () => void;
}

/** A stopped advertisement needs a new deadline before it can be published again. */
export function EnableDialog({ advertisement: { advertisementId }, onClose }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const initial: { readonly deadline: string | null } = { deadline: usualDeadline() };
  return (
    <CommandForm
      name="EnableAdvertisement"
      title={t({ id: 'positions.action.EnableAdvertisement' })}
      submit={t({ id: 'positions.action.EnableAdvertisement' })}
      initial={initial}
      payload={({ deadline }) => ({ advertisementId, deadline: deadline ?? '' })}
      onDone={() => toast(t({ id: 'positions.done.EnableAdvertisement' }))}
      onClose={onClose}
      fields={{ deadline: { kind: 'instant', label: 'positions.ad.deadline', required: true } }}
    />
  );
}

/** Deleting cannot be taken back, so it is asked for. */
export function DeleteDialog({ advertisement: { advertisementId, number }, onClose }: Props) {
  const t = useTranslate();
  const toast = useToast();
  return (
    <CommandForm
      name="DeleteAdvertisement"
      title={t({ id: 'positions.action.DeleteAdvertisement' })}
      submit={t({ id: 'positions.action.DeleteAdvertisement' })}
      danger
      note={t({ id: 'positions.ad.deleteNote' }, { number })}
      initial={{}}
      payload={() => ({ advertisementId })}
      onDone={() => toast(t({ id: 'positions.done.DeleteAdvertisement' }))}
      onClose={onClose}
    />
  );
}
