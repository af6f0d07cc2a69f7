import { useT } from '../../../../i18n/react.tsx';
import { usePositionChoices } from '../../../model/position-choices.ts';
import { useMay } from '../../../model/use-sign-in.ts';
import type { Filter } from '../../../ui/FilterBar.tsx';
import { useStateChoices } from '../words.ts';
import type { ListState } from './list-state.ts';

/** Filters of the list, with the positions the viewer recruits for. */
export function useFilters(state: ListState): readonly Filter[] {
  const t = useT();
  const may = useMay();
  const choices = useStateChoices();
  const positions = usePositionChoices();
  return [
    ...(may('MANAGE_POSITION')
      ? [{ id: 'position', label: t('staff.column.position'), choices: positions, chosen: state.position }]
      : []),
    { id: 'stage', label: t('staff.column.stage'), choices: choices.stages, chosen: state.stage },
    { id: 'stepStatus', label: t('staff.column.state'), choices: choices.stepStatuses, chosen: state.stepStatus },
    { id: 'bucket', label: t('staff.filter.bucket'), choices: choices.buckets, chosen: state.bucket },
    { id: 'track', label: t('staff.filter.track'), choices: choices.tracks, chosen: state.track },
    {
      id: 'mine',
      label: t('staff.filter.owner'),
      choices: [{ value: '1', label: t('staff.filter.mine') }],
      chosen: state.mine ? ['1'] : [],
    },
  ];
}
