import { Button } from '@blueprintjs/core';
import { useTranslate } from '../../i18n/react.tsx';

interface Props {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onTurn: (page: number) => void;
}

/** Turns the pages of a list whose newest stands first; nothing where all of it is in sight. */
export function Turns({ page, size, total, onTurn }: Props) {
  const t = useTranslate();
  if (total <= size) return null;
  return (
    <nav aria-label={t({ id: 'staff.page.turns' })}>
      <Button disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t({ id: 'staff.page.newer' })}
      </Button>{' '}
      <Button disabled={page * size >= total} onClick={() => onTurn(page + 1)}>
        {t({ id: 'staff.page.older' })}
      </Button>
    </nav>
  );
}
