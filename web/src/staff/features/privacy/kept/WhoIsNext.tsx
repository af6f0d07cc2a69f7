import type { RetentionForecast } from '@talentlog/contracts';
import { shortDay } from '../../../../format/dates.ts';
import { useLanguage, useT } from '../../../../i18n/react.tsx';

/** Whose time is over next: how many, when and why. */
export function WhoIsNext({ seen }: { readonly seen: RetentionForecast }) {
  const t = useT();
  const { language } = useLanguage();
  const count = seen.retentionNoticeDays;
  return (
    <section>
      <h2>{t('privacy.kept.coming')}</h2>
      <p className="muted">{t('privacy.kept.comingWhat', { count })}</p>
      {seen.coming.length === 0 ? (
        <p>{t('privacy.kept.nobodyComes', { count })}</p>
      ) : (
        <>
          <table className="kept">
            <thead>
              <tr>
                <th scope="col">{t('privacy.kept.rule')}</th>
                <th scope="col">{t('privacy.kept.day')}</th>
                <th scope="col">{t('privacy.kept.howMany')}</th>
              </tr>
            </thead>
            <tbody>
              {seen.coming.map(({ day, rule, people }) => (
                <tr key={`${day} ${rule}`}>
                  <th scope="row">{t(`privacy.kept.rule.${rule}`)}</th>
                  <td>{shortDay(day, language)}</td>
                  <td>{t('privacy.kept.people', { count: people })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="muted">{seen.runs ? t('privacy.kept.told', { count: seen.told }) : t('privacy.kept.ifOn')}</p>
        </>
      )}
    </section>
  );
}
