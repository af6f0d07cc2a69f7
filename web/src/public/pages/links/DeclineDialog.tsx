import { useT } from '../../../i18n/react.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

interface Props {
  readonly of: 'appointment' | 'interview';
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => Promise<unknown>;
}

/** Asks why somebody does not come, for one of the usual reasons or in their own words. */
export function DeclineDialog({ of, ...on }: Props) {
  const t = useT();
  return (
    <ReasonDialog
      title={t(`person.${of}.declineTitle`)}
      consequence={t(`person.${of}.declineConsequence`)}
      reasons={[
        t('person.reason.time'),
        t('person.reason.otherOffer'),
        t('person.reason.noInterest'),
        t('person.reason.personal'),
      ]}
      confirm={t(`person.${of}.decline`)}
      missing={t(`refusal.${of}.reason_required`)}
      {...on}
    />
  );
}
