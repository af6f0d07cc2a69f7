import { useTranslate } from '../../../i18n/react.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { CollectionRow } from './api.ts';
import { standOf, standTones } from './stand.ts';

/** Where a collection stands, in words on the colour of its meaning. */
export function StandTag({ row }: { row: CollectionRow }) {
  const t = useTranslate();
  const stand = standOf(row);
  return <StateTag tone={standTones[stand]}>{t({ id: `collections.stand.${stand}` })}</StateTag>;
}
