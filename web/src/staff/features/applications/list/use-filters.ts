import { useTranslate } from '../../../../i18n/react.tsx';
import { usePositionFilter } from '../../../model/position-choices.ts';
import { useListed } from '../../../model/use-listed.ts';
import { useMay } from '../../../model/use-sign-in.ts';
import type { ListFilter } from '../../../ui/list/ListPage.tsx';
import { useStateChoices } from '../words.ts';
import type { ListState } from './application-list.ts';

/** Filters of the list, with the positions the viewer recruits for. */
export function useFilters({ position }: ListState): readonly ListFilter<ListState>[] {
  const t = useTranslate();
  const may = useMay();
  const choices = useStateChoices();
  const positions = usePositionFilter(position);
  const listed = useListed();
  return [
    ...(may('MANAGE_POSITION')
      ? [{ id: 'position' as const, label: t({ id: 'staff.column.position' }), ...positions }]
      : []),
    { id: 'inHand', label: t({ id: 'staff.filter.inHand' }), choices: choices.hands },
    { id: 'stage', label: t({ id: 'staff.column.stage' }), choices: choices.stages },
    { id: 'stepStatus', label: t({ id: 'staff.column.state' }), choices: choices.stepStatuses },
    { id: 'bucket', label: t({ id: 'staff.filter.bucket' }), choices: choices.buckets },
    { id: 'source', label: t({ id: 'staff.column.source' }), choices: choices.sources },
    { id: 'track', label: t({ id: 'staff.filter.track' }), choices: choices.tracks },
    { id: 'batch', label: t({ id: 'staff.filter.batch' }), choices: listed.everyChoice('batch') },
    {
      id: 'mine',
      label: t({ id: 'staff.filter.owner' }),
      choices: [{ value: '1', label: t({ id: 'staff.filter.mine' }) }],
    },
  ];
}
