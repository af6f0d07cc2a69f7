import { useTranslate } from '../../../../i18n/react.tsx';
import type { Neighbours } from '../../../ui/use-neighbours.ts';
import type { Interview } from '../types.ts';

/** The interviews before and after the open one, as far as the week that is shown has any. */
export function useWeekNeighbours(
  interviews: readonly Interview[],
  openId: string,
  onOpen: (interviewId: string) => void,
): Neighbours {
  const t = useTranslate();
  const index = interviews.findIndex(({ interviewId }) => interviewId === openId);
  if (index < 0) return { onPrevious: undefined, onNext: undefined };
  const to = (other: Interview | undefined) => (other === undefined ? undefined : () => onOpen(other.interviewId));
  return {
    place: t({ id: 'hiring.place.of' }, { number: index + 1, total: interviews.length }),
    onPrevious: to(interviews[index - 1]),
    onNext: to(interviews[index + 1]),
  };
}
