import type { FollowerSeen } from '@talentlog/contracts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
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

/** Whose place nobody knows is not said to do well: it may have ended, or its log cannot be read. */
const isUntold = ({ state, lagEvents }: FollowerSeen): boolean =>
  lagEvents === null && !['parked', 'failing', 'stopped'].includes(state);

const lateOf = ({ lagMs }: FollowerSeen): number => lagMs ?? Number.MAX_SAFE_INTEGER;

/** Everything that follows the log: how it stands, and how far behind it is. */
export function Followers({ followers }: { readonly followers: readonly FollowerSeen[] }) {
  const t = useTranslate();
  const words = useFollowerWords();
  const { language } = useLanguage();
  const late = followers.toSorted(
    (a, b) => lateOf(b) - lateOf(a) || words(a.name).localeCompare(words(b.name), language),
  );
  return (
    <section className="operations-part">
      <h2>{t({ id: 'operations.page.followers' }, { count: followers.length })}</h2>
      <Scrollable
        className="operations-scroll"
        label={t({ id: 'operations.page.followers' }, { count: followers.length })}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t({ id: 'operations.page.follower' })}</th>
              <th scope="col">{t({ id: 'operations.page.state' })}</th>
              <th scope="col">{t({ id: 'operations.page.lag' })}</th>
            </tr>
          </thead>
          <tbody>
            {late.map((follower) => (
              <tr key={follower.name}>
                <th scope="row">{words(follower.name)}</th>
                <td>
                  <State of={follower} />
                </td>
                <td>
                  <Behind of={follower} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
    </section>
  );
}

function State({ of }: { readonly of: FollowerSeen }) {
  const t = useTranslate();
  const { state } = of;
  if (isUntold(of)) return <StateTag tone="mute">{t({ id: 'operations.page.notKnown' })}</StateTag>;
  return (
    <StateTag tone={tones[state]}>
      {t({ id: state === 'caught-up' ? 'operations.follower.caughtUp' : `operations.follower.${state}` })}
    </StateTag>
  );
}

function Behind({ of: { lagEvents, lagMs, lastError } }: { readonly of: FollowerSeen }) {
  const t = useTranslate();
  return (
    <>
      {lagEvents === null
        ? t({ id: 'operations.page.behindUnknown' })
        : t({ id: 'operations.page.behind' }, { events: lagEvents, seconds: Math.round((lagMs ?? 0) / 1000) })}
      {lastError !== null && lastError !== '' && (
        <p className="operations-advice">{t({ id: 'operations.page.said' }, { words: lastError })}</p>
      )}
    </>
  );
}
