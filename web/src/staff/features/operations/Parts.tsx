import type { Integrity } from '@talentlog/contracts';
import { dayAndClock, exactTime } from '../../../format/dates.ts';
import { useHasMessage, useLanguage, useT } from '../../../i18n/react.tsx';
import type { HealthSeen } from '../../model/health.ts';
import { StateTag } from '../../ui/StateTag.tsx';

const day = 86_400_000;
/** A backup that is older is pointed at, whatever the company set. */
const oldDays = 2;

interface Props {
  readonly health: HealthSeen;
  readonly sealed: Integrity | null;
}

/** Each part by name, how it is, and what to do where it is not well. */
export function Parts({ health, sealed }: Props) {
  const t = useT();
  const has = useHasMessage();
  const { language } = useLanguage();
  const { parts } = health;
  const names = Object.keys(parts).sort(
    (a, b) => Number(isWell(a, parts[a])) - Number(isWell(b, parts[b])) || a.localeCompare(b),
  );
  return (
    <section className="operations-part">
      <h2>{t('operations.page.parts')}</h2>
      <table>
        <tbody>
          {names.map((name) => {
            const { ready, detail } = parts[name] ?? absent;
            const well = isWell(name, parts[name]);
            const word = name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
            const advice = `operations.do.${word}`;
            return (
              <tr key={name}>
                <th scope="row">{has(`operations.part.${word}`) ? t(`operations.part.${word}` as never) : name}</th>
                <td>
                  <StateTag tone={well ? 'ok' : ready ? 'warn' : 'bad'}>
                    {t(well ? 'operations.page.well' : 'operations.page.notWell')}
                  </StateTag>
                </td>
                <td>
                  {(!well || name === 'backup') && detailOf(name, detail)}
                  {!well && (
                    <p className="operations-advice">{t((has(advice) ? advice : 'operations.do.other') as never)}</p>
                  )}
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
    </section>
  );

  function detailOf(name: string, detail: string): string {
    if (name !== 'backup') return detail;
    return detail === 'none'
      ? t('operations.page.noBackup')
      : t('operations.page.backupAt', { time: dayAndClock(detail, language) });
  }
}

const absent = { ready: false, detail: '' };
const isOld = (at: string): boolean => at === 'none' || Date.now() - Date.parse(at) > oldDays * day;

/** Whether nobody has to do anything about it: a part that runs, and of the backups that the last one is young enough. */
export function isWell(name: string, part: HealthSeen['parts'][string] = absent): boolean {
  return part.ready && !(name === 'backup' && isOld(part.detail));
}
