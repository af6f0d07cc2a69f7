import { dayAndClock, shortDay } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import type { Detail } from '../actions/types.ts';
import { useVerdicts } from '../use-verdicts.ts';
import { standingOf, useNextStep } from '../words.ts';

/** `部门筛选 · 进行中，自 11月19日；等筛选人 赵磊，11月26日 18:00 前。筛选与面试结果：赵磊：通过` */
export function Standing({ detail }: { detail: Detail }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const words = useApplicationWords();
  const nextStep = useNextStep();
  const found = useVerdicts()(detail);
  const { text: state } = standingOf(detail, words);
  const next = nextStep(detail);
  const { since, dueAt, lockedBy, reason, bucket } = detail;
  return (
    <p className="standing">
      <b>
        {words.stage(detail.stage)} · {state}
      </b>{' '}
      <span className="muted">
        {t({ id: 'staff.standing.since' }, { day: shortDay(since, language) })}
        {next.text !== '' &&
          bucket === 'ACTIVE' &&
          t({ id: next.waits ? 'staff.standing.waits' : 'staff.standing.next' }, { text: next.text })}
      </span>
      {dueAt !== null && bucket === 'ACTIVE' && (
        <span className={next.late ? 'unbroken late' : 'unbroken muted'}>
          {t({ id: 'staff.standing.until' }, { time: dayAndClock(dueAt, language) })}
        </span>
      )}
      {found !== '' && <span>{t({ id: 'staff.standing.verdicts' }, { found })}</span>}
      {reason !== null && <span className="muted">{t({ id: 'staff.standing.reason' }, { reason })}</span>}
      {lockedBy !== null && <span className="muted">{t({ id: 'staff.standing.locked' }, { name: lockedBy })}</span>}
    </p>
  );
}
