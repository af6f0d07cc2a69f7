import type { OfferDetail } from '../api.ts';
import { useTermFacts } from './use-term-facts.tsx';

interface Props {
  readonly before: OfferDetail;
  readonly now: OfferDetail;
}

/** Which terms are other than they were: what was seen, struck out, and what stands there now. */
export function TermChanges({ before, now }: Props) {
  const old = new Map(useTermFacts(before));
  const changed = useTermFacts(now).filter(
    ([name, value]) => typeof value === 'string' && value !== (old.get(name) ?? ''),
  );
  if (changed.length === 0) return null;
  return (
    <ul>
      {changed.map(([name, value]) => (
        <li key={name}>
          {name}: <del>{old.get(name)}</del> <ins>{value}</ins>
        </li>
      ))}
    </ul>
  );
}
