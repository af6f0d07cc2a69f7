import { useTranslate } from '../../../../i18n/react.tsx';
import type { Tone } from '../../../model/tone.ts';
import { DateTime } from '../../../ui/DateTime.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { CollectionDetail } from '../api.ts';

const tones: Readonly<Record<'RUNNING' | 'PUSHED' | 'FAILED', Tone>> = { RUNNING: 'info', PUSHED: 'ok', FAILED: 'bad' };
const isOutcome = (value: string): value is keyof typeof tones => Object.hasOwn(tones, value);

/** Every push to SAP, newest first, with SAP's own words. */
export function Pushes({ detail }: { detail: CollectionDetail }) {
  const t = useTranslate();
  if (detail.pushes.length === 0) return null;
  return (
    <section>
      <h3>{t({ id: 'collections.drawer.pushes' })}</h3>
      <ol className="pushes">
        {detail.pushes.map(({ pushId, at, kind, outcome, message }) => (
          <li key={pushId}>
            <DateTime at={at} />
            <div>
              {t({ id: kind === 'UPDATE' ? 'collections.push.UPDATE' : 'collections.push.CREATE' })}{' '}
              {isOutcome(outcome) && (
                <StateTag tone={tones[outcome]}>{t({ id: `collections.push.${outcome}` })}</StateTag>
              )}
              {message !== '' && <blockquote className="quote">{message}</blockquote>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
