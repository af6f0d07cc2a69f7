import { money, type OfferPay, type Pay, payRange, unusualPay } from '@talentlog/contracts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';

interface Props {
  /** Undefined while nothing is promised yet. */
  readonly pay: Pick<OfferPay, 'monthly' | 'months'> | undefined;
  readonly range: Pay | null;
}

/** What the position was published with, and, where the pay lies outside, that it does. It keeps nobody from anything. */
export function PayCheck({ pay, range }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const published = range === null ? null : payRange(range, language);
  if (range === null || published === null) return null;
  const unusual = pay === undefined || pay.monthly === 0 ? null : unusualPay(pay, range);
  return (
    <p className={unusual === null ? 'offer-notice' : 'offer-notice warn'} role="status">
      {unusual === null || pay === undefined
        ? t({ id: 'offers.pay.range' }, { range: published })
        : t(
            { id: `offers.pay.${unusual}` },
            { money: money(pay.monthly, language), months: pay.months, range: published },
          )}
    </p>
  );
}
