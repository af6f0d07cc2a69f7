import { useTranslate } from '../../../../i18n/react.tsx';
import type { OfferDetail } from '../api.ts';
import { PayCheck } from '../form/PayCheck.tsx';
import { TermChanges } from './TermChanges.tsx';

/** What whoever decides has to know beside the terms: what the position was published with, and what was asked for before. */
export function PayReview({ detail }: { detail: OfferDetail }) {
  const t = useTranslate();
  const { pay, payRange, before } = detail;
  return (
    <>
      {pay !== null && <PayCheck pay={pay} range={payRange} />}
      {before !== null && (
        <>
          <p className="offer-before">{t({ id: 'offers.pay.before' })}</p>
          <TermChanges before={{ ...detail, ...before }} now={detail} />
        </>
      )}
    </>
  );
}
