import type { HistoryEvent } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { MaskedValue } from './MaskedValue.tsx';
import { askablePlaces } from './masks.ts';
import { usePlaceName } from './place-name.ts';

/** The masked values of an event, each with the way to see it. */
export function MaskedValues({ event }: { event: HistoryEvent }) {
  const t = useTranslate();
  const nameOf = usePlaceName();
  const { revealableOf, stream, revision, data } = event;
  const places = askablePlaces(data);
  if (event.withheld) return <p className="muted">{t({ id: 'audit.masked.withheld' })}</p>;
  if (revealableOf === null || places.length === 0) return null;
  return (
    <>
      <p className="muted">{t({ id: 'audit.masked.why' })}</p>
      <ul className="masked-values" aria-label={t({ id: 'audit.masked.list' })}>
        {places.map((path) => (
          <li key={path}>
            <span>{nameOf(path, data)}</span>
            <MaskedValue
              jobSeekerId={revealableOf}
              stream={stream}
              revision={revision}
              path={path}
              name={nameOf(path, data)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
