import type { DeliveryCard } from '@talentlog/contracts';
import { runCommand } from '../../../api/commands.ts';
import { shortDay } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { ReasonDialog } from '../links/ReasonDialog.tsx';

/** Asks why, if one cares to say, then takes a delivery back. */
export function WithdrawDialog({
  delivery,
  title,
  onClose,
  onDone,
  onWithdrawn,
}: {
  delivery: DeliveryCard;
  title: string;
  onClose: () => void;
  onDone: () => Promise<void>;
  onWithdrawn: () => void;
}) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { applicationId, againOn, revision } = delivery;
  const again = againOn
    ? t({ id: 'person.delivery.withdrawAgainOn' }, { day: shortDay(againOn, language) })
    : t({ id: 'person.delivery.withdrawAgain' });
  const withdraw = async (reason: string) => {
    const payload = reason === '' ? { applicationId } : { applicationId, reason };
    try {
      await runCommand('WithdrawApplication', payload, { seen: { id: applicationId, revision } });
      onWithdrawn();
    } finally {
      // Also where it moved on meanwhile: pressed again, it is taken back from where it stands then. Until the list knows, nothing is.
      await onDone();
    }
  };
  return (
    <ReasonDialog
      title={t({ id: 'person.delivery.withdrawTitle' })}
      consequence={`${t({ id: 'person.delivery.withdrawConsequence' }, { title })} ${again}`}
      reasons={[
        t({ id: 'person.reason.otherOffer' }),
        t({ id: 'person.reason.noInterest' }),
        t({ id: 'person.reason.pay' }),
        t({ id: 'person.reason.place' }),
        t({ id: 'person.reason.personal' }),
      ]}
      confirm={t({ id: 'person.delivery.withdraw' })}
      onClose={onClose}
      onConfirm={withdraw}
    />
  );
}
