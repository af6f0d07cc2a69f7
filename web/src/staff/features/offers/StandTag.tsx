import { useTranslate } from '../../../i18n/react.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { OfferRow } from './api.ts';
import { standTones, useOfferWords, useStand } from './words.ts';

/** Where an offer stands, in words on the colour of its meaning; an invalid one says why. */
export function StandTag({ row }: { row: OfferRow }) {
  const t = useTranslate();
  const words = useOfferWords();
  const stand = useStand()(row);
  const why = stand === 'invalid' ? words.invalidReason(row.invalidReason) : '';
  return (
    <StateTag tone={standTones[stand]}>
      {t({ id: `offers.stand.${stand}` })}
      {why !== '' && ` · ${why}`}
    </StateTag>
  );
}
