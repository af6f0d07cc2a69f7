import { useTranslate } from '../../../i18n/react.tsx';
import { type Person, useNameOf } from '../PersonName.tsx';

/** As many names as are read; the rest is counted. */
const named = 10;

/** Who of those chosen is left out, because the action is not theirs now. */
export function Unable({ rows }: { readonly rows: readonly { readonly person: Person }[] }) {
  const t = useTranslate();
  const nameOf = useNameOf();
  if (rows.length === 0) return null;
  const names = rows.slice(0, named).map(({ person }) => nameOf(person));
  return (
    <p className="form-note">
      {t(
        { id: 'staff.bulk.unable' },
        {
          count: rows.length,
          names: names.join(t({ id: 'staff.filter.comma' })),
          more: rows.length - names.length,
        },
      )}
    </p>
  );
}
