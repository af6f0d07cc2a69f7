import { Button } from '@blueprintjs/core';
import { Suspense } from 'react';
import { dayAndClock, daysSince, shortDay } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { useApplicationWords } from '../../model/application-words.ts';
import { PersonName } from '../../ui/PersonName.tsx';
import { usePart } from '../../ui/parts.ts';
import { dueDay, isLate, type WorkItem } from './groups.ts';
import { TimesPanel } from './TimesPanel.tsx';
import { offersTimes } from './times-offered.ts';

interface Props {
  readonly item: WorkItem;
  readonly current: boolean;
  /** Whether the times it offers stand open below it. */
  readonly choosing: boolean;
  /** Opens it where it is done: times below the row, everything else beside the list. */
  readonly onOpen: () => void;
  readonly onOpenBeside: () => void;
  readonly onClose: () => void;
}

/** One thing owed: for whom, where it stands, by when, and the way to do it. */
export function WorkRow({ item, current, choosing, onOpen, onOpenBeside, onClose }: Props) {
  const t = useTranslate();
  const words = useApplicationWords();
  const StepButtons = usePart('StepButtons');
  const { application, kind, person, position } = item;
  const stage = application === null ? '' : words.stage(application.stage);
  const name = application?.waitsForName ?? '';
  const act = <Act item={item} choosing={choosing} onOpen={onOpen} onClose={onClose} />;
  return (
    <li>
      <div className={current || choosing ? 'work-row current' : 'work-row'}>
        <button
          type="button"
          className="work-open"
          onClick={choosing ? onClose : onOpen}
          {...(offersTimes(item) ? { 'aria-expanded': choosing } : {})}
        >
          <span className="work-who">{person !== null && <PersonName person={person} />}</span>
          <span className="work-position muted">{words.positionTitle(position)}</span>
          <span className="work-says">{t({ id: `staff.workSays.${kind}` }, { stage, name })}</span>
          <Due item={item} />
        </button>
        <span className="work-acts">
          {application === null ? (
            act
          ) : (
            <Suspense>
              <StepButtons row={application}>{act}</StepButtons>
            </Suspense>
          )}
        </span>
      </div>
      {choosing && <TimesPanel item={item} onClose={onClose} onOpen={onOpenBeside} />}
    </li>
  );
}

/** The way to do it, in the words of its group; a row that is open says how to shut it. */
function Act({ item, choosing, onOpen, onClose }: Pick<Props, 'item' | 'choosing' | 'onOpen' | 'onClose'>) {
  const t = useTranslate();
  if (choosing) {
    return (
      <Button variant="minimal" size="small" onClick={onClose}>
        {t({ id: 'staff.times.close' })}{' '}
        <span className="kbd" aria-hidden="true">
          Esc
        </span>
      </Button>
    );
  }
  return (
    <Button size="small" onClick={onOpen}>
      {t({ id: `staff.workKind.${item.kind}` })}
    </Button>
  );
}

/** By when, or how late; how long it has waited where nothing is due. */
function Due({ item }: { item: WorkItem }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { dueAt, since } = item;
  if (dueAt === null) {
    const days = Math.max(0, daysSince(since));
    return (
      <span className="work-due muted">
        {days === 0 ? t({ id: 'staff.work.fresh' }) : t({ id: 'staff.work.waiting' }, { days })}
      </span>
    );
  }
  const at = dueAt.length === 10 ? shortDay(dueAt, language) : dayAndClock(dueAt, language);
  if (!isLate(item, Date.now())) return <span className="work-due">{at}</span>;
  const days = daysSince(dueDay(item) ?? dueAt);
  return (
    <span className="work-due late">
      {days === 0 ? t({ id: 'staff.work.lateToday' }, { at }) : t({ id: 'staff.work.lateBy' }, { days, at })}
    </span>
  );
}
