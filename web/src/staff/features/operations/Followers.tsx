import type { FollowerSeen } from '@talentlog/contracts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Scrollable } from '../../ui/Scrollable.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { useFollowerWords } from './part-words.ts';

const tones = {
  running: 'info',
  'caught-up': 'ok',
  waiting: 'warn',
  parked: 'bad',
  failing: 'bad',
  stopped: 'mute',
} as const;

/** Everything that follows the log: how it stands, and how far behind it is. */
export function Followers({ followers }: { readonly followers: readonly FollowerSeen[] }) {
  const t = useT();
  const words = useFollowerWords();
  const { language } = useLanguage();
  const late = followers.toSorted(
    (a, b) => (b.lagMs ?? 0) - (a.lagMs ?? 0) || words(a.name).localeCompare(words(b.name), language),
  );
  return (
    <section className="operations-part">
      <h2>{t('operations.page.followers', { count: followers.length })}</h2>
      <Scrollable className="operations-scroll" label={t('operations.page.followers', { count: followers.length })}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('operations.page.follower')}</th>
              <th scope="col">{t('operations.page.state')}</th>
              <th scope="col">{t('operations.page.lag')}</th>
            </tr>
          </thead>
          <tbody>
            {late.map(({ name, state, lagEvents, lagMs, lastError }) => (
              <tr key={name}>
                <th scope="row">{words(name)}</th>
                <td>
                  <StateTag tone={tones[state]}>
                    {t(state === 'caught-up' ? 'operations.follower.caughtUp' : `operations.follower.${state}`)}
                  </StateTag>
                </td>
                <td>
                  {t('operations.page.behind', { events: lagEvents ?? 0, seconds: Math.round((lagMs ?? 0) / 1000) })}
                  {lastError !== null && lastError !== '' && (
                    <p className="operations-advice">{t('operations.page.said', { words: lastError })}</p>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
    </section>
  );
}
