import { useTranslate } from '../../../../i18n/react.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import type { ListState } from './application-list.ts';

const layouts = ['table', 'board'] as const;

interface Props {
  readonly layout: ListState['layout'];
  readonly onChange: (layout: ListState['layout']) => void;
}

/** Table or board, over the same people. */
export function LayoutSwitch({ layout, onChange }: Props) {
  const t = useTranslate();
  const choices = layouts.map((value) => ({ value, label: t({ id: `staff.layout.${value}` }) }));
  return <Segmented label={t({ id: 'staff.layout.label' })} choices={choices} chosen={layout} onChoose={onChange} />;
}
