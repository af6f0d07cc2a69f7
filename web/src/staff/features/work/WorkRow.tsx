import { Suspense } from 'react';
import { dayAndClock, daysSince, shortDay } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { useApplicationWords } from '../../model/application-words.ts';
import { PersonName } from '../../ui/PersonName.tsx';
import { usePart } from '../../ui/parts.ts';
import { dueDay, isLate, type WorkItem } from './groups.ts';

interface Props {
  readonly item: WorkItem;
  readonly current: boolean;
  readonly onOpen: () => void;
}

/** One thing owed: for whom, where it stands, by when, and the way to do it. */
export function WorkRow({ item, current, onOpen }: Props) {
  const t = useT();
  const words = useApplicationWords();
  const StepButton = usePart('StepButton');
  const { application, kind, person, position } = item;
  const stage = application === null ? '' : words.stage(application.stage);
  const name = application?.waitsForName ?? '';
  return (
    <li className={current ? 'work-row current' : 'work-row'}>
      <button type="button" className="work-open" onClick={onOpen}>
        <span className="work-who">{person !== null && <PersonName person={person} />}</span>
        <span className="work-position muted">{words.positionTitle(position)}</span>
        <span className="work-says">{t(`staff.workSays.${kind}`, { stage, name })}</span>
        <Due item={item} />
      </button>
      <span className="work-acts">
        {kind === 'ADVANCE' && application !== null && (
          <Suspense>
            <StepButton row={application} />
          </Suspense>
        )}
      </span>
    </li>
  );
}

/** By when, or how late; how long it has waited where nothing is due. */
function Due({ item }: { item: WorkItem }) {
  const t = useT();
  const { language } = useLanguage();
  const { dueAt, since } = item;
  if (dueAt === null) {
    const days = Math.max(0, daysSince(since));
    return (
      <span className="work-due muted">{days === 0 ? t('staff.work.fresh') : t('staff.work.waiting', { days })}</span>
    );
  }
  const at = dueAt.length === 10 ? shortDay(dueAt, language) : dayAndClock(dueAt, language);
  if (!isLate(item, Date.now())) return <span className="work-due">{at}</span>;
  const days = daysSince(dueDay(item) ?? dueAt);
  return (
    <span className="work-due late">
      {days === 0 ? t('staff.work.lateToday', { at }) : t('staff.work.lateBy', { days, at })}
    </span>
  );
}
