import { Button } from '@blueprintjs/core';
import { useT } from '../../../../i18n/react.tsx';

interface Props {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

/** One place up, one place down. */
export function PlaceButtons({ name, isFirst, isLast, onMove }: Props) {
  const t = useT();
  return (
    <>
      <Button
        variant="minimal"
        icon="chevron-up"
        aria-label={t('settings.lists.up', { name })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        variant="minimal"
        icon="chevron-down"
        aria-label={t('settings.lists.down', { name })}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
    </>
  );
}
