import type { RetentionForecast } from '@talentlog/contracts';
import { shortDay } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';

/** Whose time is over next: how many, when and why. */
export function WhoIsNext({ seen }: { readonly seen: RetentionForecast }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const count = seen.retentionNoticeDays;
  return (
    <section>
      <h2>{t({ id: 'privacy.kept.coming' })}</h2>
      <p className="muted">{t({ id: 'privacy.kept.comingWhat' }, { count })}</p>
      {seen.coming.length === 0 ? (
        <p>{t({ id: 'privacy.kept.nobodyComes' }, { count })}</p>
      ) : (
        <>
          <table className="kept">
            <thead>
              <tr>
                <th scope="col">{t({ id: 'privacy.kept.rule' })}</th>
                <th scope="col">{t({ id: 'privacy.kept.day' })}</th>
                <th scope="col">{t({ id: 'privacy.kept.howMany' })}</th>
              </tr>
            </thead>
            <tbody>
              {seen.coming.map(({ day, rule, people }) => (
                <tr key={`${day} ${rule}`}>
                  <th scope="row">{t({ id: `privacy.kept.rule.${rule}` })}</th>
                  <td>{shortDay(day, language)}</td>
                  <td>{t({ id: 'privacy.kept.people' }, { count: people })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="muted">
            {seen.runs ? t({ id: 'privacy.kept.told' }, { count: seen.told }) : t({ id: 'privacy.kept.ifOn' })}
          </p>
        </>
      )}
    </section>
  );
}
