import { useTranslate } from '../../../../i18n/react.tsx';
import type { OfferDetail } from '../api.ts';
import { PayReview } from './PayReview.tsx';
import { useTermFacts } from './use-term-facts.tsx';

/** What is promised. */
export function Terms({ detail }: { detail: OfferDetail }) {
  const t = useTranslate();
  const facts = useTermFacts(detail);
  return (
    <section>
      <h3>{t({ id: 'offers.drawer.terms' })}</h3>
      <dl className="facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className="fact">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <PayReview detail={detail} />
    </section>
  );
}
