import { Link, useLocation } from 'react-router-dom';
import { localTime } from '../../../../format/dates.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { useScreeningWords } from '../../../model/screening-words.ts';
import { useAppSelector } from '../../../model/store.ts';
import { useListed } from '../../../model/use-listed.ts';

const shown = 8;

/** What was judged since the page was opened, newest first, each a link back to it. */
export function JudgedList() {
  const t = useTranslate();
  const words = useScreeningWords();
  const listed = useListed();
  const { search } = useLocation();
  const judged = useAppSelector((state) => state.heldVerdicts.judged);
  if (judged.length === 0) return null;
  return (
    <section className="desk-judged">
      <h4>{t({ id: 'staff.desk.judged' }, { count: judged.length })}</h4>
      <ul>
        {judged.slice(0, shown).map(({ itemId, person, verdict, opinion, reasonCode, at }) => (
          <li key={itemId}>
            <Link to={{ pathname: paths.screeningItem(itemId), search }}>{person}</Link>
            <span>
              {words.state(verdict)}{' '}
              <span className="muted">{opinion || listed.words('screeningReason', reasonCode)}</span>
            </span>
            <time className="muted">{localTime(new Date(at).toISOString()).clock}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
