import { Button } from '@blueprintjs/core';
import { useTranslate } from '../../../../i18n/react.tsx';

interface Props {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

/** One place up, one place down. */
export function PlaceButtons({ name, isFirst, isLast, onMove }: Props) {
  const t = useTranslate();
  return (
    <>
      <Button
        variant="minimal"
        icon="chevron-up"
        aria-label={t({ id: 'settings.lists.up' }, { name })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        variant="minimal"
        icon="chevron-down"
        aria-label={t({ id: 'settings.lists.down' }, { name })}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
    </>
  );
}
