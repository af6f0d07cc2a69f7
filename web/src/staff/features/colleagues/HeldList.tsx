import { useTranslate } from '../../../i18n/react.tsx';
import type { Held } from './api.ts';
import { useHeldWords } from './words.ts';

/** What there is of a kind, by name; of many the first ones. */
export function HeldList({ kind, held }: { readonly kind: Held['kind']; readonly held: readonly Held[] }) {
  const t = useTranslate();
  const words = useHeldWords();
  const own = held.filter((one) => one.kind === kind);
  if (own.length === 0) return null;
  return (
    <>
      <h3>{t({ id: `colleagues.held.${kind}` }, { count: own.length })}</h3>
      {kind === 'EVALUATION' && <p className="muted">{t({ id: 'colleagues.handOver.onBehalf' })}</p>}
      <ul className="held-work">
        {own.slice(0, 10).map((one) => (
          <li key={one.id}>{words(one)}</li>
        ))}
      </ul>
      {own.length > 10 && <p className="muted">{t({ id: 'colleagues.handOver.more' }, { count: own.length - 10 })}</p>}
    </>
  );
}
