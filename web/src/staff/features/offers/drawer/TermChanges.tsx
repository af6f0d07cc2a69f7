import { FactChanges } from '../../../ui/FactChanges.tsx';
import type { OfferDetail } from '../api.ts';
import { useTermFacts } from './use-term-facts.tsx';

interface Props {
  readonly before: OfferDetail;
  readonly now: OfferDetail;
}

/** Which terms are other than they were. */
export function TermChanges({ before, now }: Props) {
  return <FactChanges before={useTermFacts(before)} now={useTermFacts(now)} />;
}
