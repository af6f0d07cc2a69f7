import { useTranslate } from '../../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../../model/application-words.ts';
import type { Detail } from '../../actions/types.ts';

/** The person's applications that colleagues work on: that they exist, at which stage, and whom to ask. */
export function Elsewhere({ elsewhere }: Pick<Detail, 'elsewhere'>) {
  const t = useTranslate();
  const words = useApplicationWords();
  if (elsewhere.length === 0) return null;
  return (
    <>
      <h3>{t({ id: 'staff.overview.elsewhere' })}</h3>
      <p className="muted">{t({ id: 'staff.overview.elsewhereNote' })}</p>
      <ul className="visits">
        {[...elsewhere.entries()].map(([place, { stage, bucket, ask }]) => (
          <li key={place}>
            {words.stage(stage)} · {words.bucket(bucket)}{' '}
            <span className="muted">
              {ask.name === ''
                ? t({ id: 'staff.overview.askNobody' })
                : t({ id: 'staff.overview.ask' }, { name: ask.name })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
