import { useT } from '../../../i18n/react.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { CollectionRow } from './api.ts';
import { standOf, standTones } from './stand.ts';

/** Where a collection stands, in words on the colour of its meaning. */
export function StandTag({ row }: { row: CollectionRow }) {
  const t = useT();
  const stand = standOf(row);
  return <StateTag tone={standTones[stand]}>{t(`collections.stand.${stand}`)}</StateTag>;
}
