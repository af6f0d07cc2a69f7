import { useT } from '../../../../i18n/react.tsx';
import type { ListState } from './list-state.ts';

const layouts = ['table', 'board'] as const;

/** Table or board, over the same people. */
export function LayoutSwitch({
  layout,
  onChange,
}: {
  layout: ListState['layout'];
  onChange: (layout: ListState['layout']) => void;
}) {
  const t = useT();
  return (
    <fieldset className="segmented" aria-label={t('staff.layout.label')}>
      {layouts.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === layout} onClick={() => onChange(choice)}>
          {t(`staff.layout.${choice}`)}
        </button>
      ))}
    </fieldset>
  );
}
