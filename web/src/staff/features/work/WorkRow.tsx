import { useT } from '../../../i18n/react.tsx';
import { useApplicationWords } from '../../model/application-words.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { PersonName } from '../../ui/PersonName.tsx';
import type { WorkItem } from './by-day.ts';

interface Props {
  readonly item: WorkItem;
  readonly late: boolean;
  readonly current: boolean;
  readonly onOpen: () => void;
}

/** One thing owed: what to do, for whom, by when. */
export function WorkRow({ item, late, current, onOpen }: Props) {
  const t = useT();
  const words = useApplicationWords();
  return (
    <li className={current ? 'work-row current' : 'work-row'}>
      <button type="button" onClick={onOpen}>
        <span className="work-kind">{t(`staff.workKind.${item.kind}`)}</span>
        <span className="work-who">{item.person !== null && <PersonName person={item.person} />}</span>
        <span className="work-position muted">{words.positionTitle(item.position)}</span>
        <span className={late ? 'work-due late' : 'work-due muted'}>
          {item.dueAt === null ? words.stay(item.since) : <DateTime at={item.dueAt} />}
        </span>
      </button>
    </li>
  );
}
