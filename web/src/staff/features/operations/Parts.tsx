import type { Integrity } from '@talentlog/contracts';
import { exactTime } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import type { HealthSeen } from '../../model/health.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import { isOfUse, isWell, usePartWords } from './part-words.ts';

interface Props {
  readonly health: HealthSeen;
  readonly sealed: Integrity | null;
}

/** Each part, what is not well first and by the names that are read, how it is, why it is not well and what to do then. */
export function Parts({ health, sealed }: Props) {
  const t = useT();
  const words = usePartWords();
  const { language } = useLanguage();
  const parts = Object.entries(health.parts)
    .filter(([name]) => isOfUse(name, health.parts))
    .sort(
      ([a, one], [b, other]) =>
        Number(isWell(a, one)) - Number(isWell(b, other)) || words.name(a).localeCompare(words.name(b), language),
    );
  return (
    <section className="operations-part">
      <h2>{t('operations.page.parts')}</h2>
      <table>
        <tbody>
          {parts.map(([name, part]) => {
            const well = isWell(name, part);
            const said = well ? '' : words.said(part);
            return (
              <tr key={name}>
                <th scope="row">{words.name(name)}</th>
                <td>
                  <StateTag tone={well ? 'ok' : part.ready ? 'warn' : 'bad'}>
                    {t(well ? 'operations.page.well' : 'operations.page.notWell')}
                  </StateTag>
                </td>
                <td>
                  {words.stands(name, part)}
                  {!well && <p className="operations-advice">{words.advice(name, part)}</p>}
                  {said !== '' && <p className="operations-advice">{t('operations.page.said', { words: said })}</p>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="muted">
        {sealed === null
          ? t('operations.page.notVerified')
          : t('operations.page.verified', { time: exactTime(sealed.at, language), events: sealed.checked })}
      </p>
      {sealed?.sealed && sealed.sealed.at !== '' && (
        <p className="muted operations-seal">
          {t('operations.page.sealed', {
            time: exactTime(sealed.sealed.at, language),
            position: Number(sealed.sealed.upTo),
          })}{' '}
          <code>{sealed.sealed.hash}</code>
        </p>
      )}
    </section>
  );
}
