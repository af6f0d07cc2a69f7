import { Link } from 'react-router-dom';
import { dayAndClock } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { DateTime } from '../../../ui/DateTime.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { liveOf, type Position, positionStates, usePositionWords } from '../words.ts';

/** Where the position stands, in a sentence, and who applied. */
export function Standing({ position }: { position: Position }) {
  const t = useTranslate();
  const words = usePositionWords();
  const sentence = useSentence(position);
  const { positionId, state, applications, updatedAt } = position;
  return (
    <p className="position-line">
      <StateTag tone={words.tone('position', state)}>{words.state('position', state)}</StateTag>
      <span>{sentence}</span>
      <Link to={`${paths.applications}?position=${positionId}&sort=-since`}>
        {t({ id: 'positions.page.applications' }, { count: applications })}
      </Link>
      <span className="muted">
        {t({ id: 'positions.page.updated' })} <DateTime at={updatedAt} as="fresh" />
      </span>
    </p>
  );
}

function useSentence({ state, advertisements }: Position): string {
  const t = useTranslate();
  const { language } = useLanguage();
  const known = positionStates.find((name) => name === state);
  if (known === undefined) return '';
  if (known !== 'OPEN') return t({ id: `positions.standing.${known}` });
  const live = liveOf(advertisements);
  const nearest = live.map(({ details }) => details.deadline).sort()[0];
  if (nearest === undefined) return t({ id: 'positions.standing.OPENhidden' });
  return t({ id: 'positions.standing.OPENlive' }, { count: live.length, time: dayAndClock(nearest, language) });
}
