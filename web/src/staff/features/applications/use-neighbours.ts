import type { ApplicationRow } from '@talentlog/contracts';
import { useRef } from 'react';
import { useT } from '../../../i18n/react.tsx';
import type { Pages } from '../../model/use-pages.ts';

export interface Neighbours {
  readonly place?: string;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** The records before and after the open one in the list, which stays where it was. */
export function useNeighbours(
  pages: Pages<ApplicationRow>,
  applicationId: string,
  open: (applicationId: string) => void,
): Neighbours {
  const t = useT();
  const lastIndex = useRef(0);
  const { total = 0, at } = pages;
  const near = (index: number) => at(index)?.applicationId === applicationId;
  const around = [0, 1, -1].map((step) => lastIndex.current + step).find(near);
  const index = around ?? Array.from({ length: Math.min(total, 1000) }, (_, row) => row).find(near);
  if (index === undefined) return { onPrevious: undefined, onNext: undefined };
  lastIndex.current = index;
  const to = (row: ApplicationRow | undefined) => (row === undefined ? undefined : () => open(row.applicationId));
  return {
    place: t('staff.list.place', { number: index + 1, total }),
    onPrevious: to(at(index - 1)),
    onNext: to(at(index + 1)),
  };
}
