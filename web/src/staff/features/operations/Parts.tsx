import type { Integrity } from '@talentlog/contracts';
import { exactTime } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import type { HealthSeen } from '../../model/health.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import { isOfUse, toneOf, usePartWords } from './part-words.ts';

interface Props {
  readonly health: HealthSeen;
  /** What the last check found, null before the first; undefined while nobody answered. */
  readonly sealed: Integrity | null | undefined;
  readonly isSealedAway: boolean;
}

/** In the order in which they are read. */
const stands = {
  bad: 'operations.page.notWell',
  warn: 'operations.page.notWell',
  mute: 'operations.page.notKnown',
  ok: 'operations.page.well',
} as const;
const order = Object.keys(stands);

/** Each part, what fails first and what is well last, and by the names that are read: how it is, why it is not well and what to do then. */
export function Parts({ health, sealed, isSealedAway }: Props) {
  const t = useTranslate();
  const words = usePartWords();
  const { language } = useLanguage();
  const parts = Object.entries(health.parts)
    .filter(([name]) => isOfUse(name, health.parts))
    .sort(
      ([a, one], [b, other]) =>
        order.indexOf(toneOf(a, one)) - order.indexOf(toneOf(b, other)) ||
        words.name(a).localeCompare(words.name(b), language),
    );
  return (
    <section className="operations-part">
      <h2>{t({ id: 'operations.page.parts' })}</h2>
      <table>
        <tbody>
          {parts.map(([name, part]) => {
            const tone = toneOf(name, part);
            const well = tone === 'ok';
            const said = well ? '' : words.said(part);
            return (
              <tr key={name}>
                <th scope="row">{words.name(name)}</th>
                <td>
                  <StateTag tone={tone}>{t({ id: stands[tone] })}</StateTag>
                </td>
                <td>
                  {words.stands(name, part)}
                  {!well && <p className="operations-advice">{words.advice(name, part)}</p>}
                  {said !== '' && (
                    <p className="operations-advice">{t({ id: 'operations.page.said' }, { words: said })}</p>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {sealed === undefined && isSealedAway && <p className="muted">{t({ id: 'operations.page.verifyUnknown' })}</p>}
      {sealed === null && <p className="muted">{t({ id: 'operations.page.notVerified' })}</p>}
      {sealed && (
        <p className="muted">
          {t({ id: 'operations.page.verified' }, { time: exactTime(sealed.at, language), events: sealed.checked })}
        </p>
      )}
      {sealed?.sealed && sealed.sealed.at !== '' && (
        <p className="muted operations-seal">
          {t(
            { id: 'operations.page.sealed' },
            {
              time: exactTime(sealed.sealed.at, language),
              position: Number(sealed.sealed.upTo),
            },
          )}{' '}
          <code>{sealed.sealed.hash}</code>
        </p>
      )}
    </section>
  );
}
