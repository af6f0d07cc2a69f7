import { longDay } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import type { CollectionDetail } from '../api.ts';

/** Where and when the person enters the company. */
export function Entry({ detail }: { detail: CollectionDetail }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { entry } = detail;
  return (
    <section>
      <h3>{t({ id: 'collections.entry.title' })}</h3>
      {entry === null ? (
        <p className="muted">{t({ id: 'collections.entry.none' })}</p>
      ) : (
        <dl className="facts">
          {(['department', 'position', 'employeeGroup', 'employeeSubgroup'] as const).map((name) => (
            <div key={name} className="fact">
              <dt>{t({ id: `collections.entry.${name}` })}</dt>
              <dd>{entry[name]}</dd>
            </div>
          ))}
          <div className="fact">
            <dt>{t({ id: 'collections.entry.entryDate' })}</dt>
            <dd>{longDay(entry.entryDate, language)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
