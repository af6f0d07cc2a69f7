import { KeptBeside, type RetentionForecast } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';

/** What has a time of its own beside people, and how much of it is over. */
export function Besides({ besides }: Pick<RetentionForecast, 'besides'>) {
  const t = useTranslate();
  return (
    <section>
      <h2>{t({ id: 'privacy.kept.besides' })}</h2>
      <p className="muted">{t({ id: 'privacy.kept.besidesWhat' })}</p>
      <table className="kept">
        <thead>
          <tr>
            <th scope="col">{t({ id: 'privacy.kept.besideKind' })}</th>
            <th scope="col">{t({ id: 'privacy.kept.keptFor' })}</th>
            <th scope="col">{t({ id: 'privacy.kept.now' })}</th>
          </tr>
        </thead>
        <tbody>
          {KeptBeside.options.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t({ id: `privacy.kept.beside.${kind}` })}</th>
              <td>{t({ id: 'privacy.kept.days' }, { count: besides[kind].keptDays })}</td>
              <td>{t({ id: 'privacy.kept.pieces' }, { count: besides[kind].count })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
