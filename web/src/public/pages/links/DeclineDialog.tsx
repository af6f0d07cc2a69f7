import { useTranslate } from '../../../i18n/react.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

interface Props {
  readonly of: 'appointment' | 'interview';
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => Promise<unknown>;
}

/** Asks why somebody does not come, for one of the usual reasons or in their own words. */
export function DeclineDialog({ of, ...on }: Props) {
  const t = useTranslate();
  return (
    <ReasonDialog
      title={t({ id: `person.${of}.declineTitle` })}
      consequence={t({ id: `person.${of}.declineConsequence` })}
      reasons={[
        t({ id: 'person.reason.time' }),
        t({ id: 'person.reason.otherOffer' }),
        t({ id: 'person.reason.noInterest' }),
        t({ id: 'person.reason.personal' }),
      ]}
      confirm={t({ id: `person.${of}.decline` })}
      missing={t({ id: `refusal.${of}.reason_required` })}
      {...on}
    />
  );
}
