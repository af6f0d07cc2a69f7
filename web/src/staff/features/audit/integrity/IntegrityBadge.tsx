import { Link } from 'react-router-dom';
import { exactTime, freshOrDay } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { auditPaths } from '../../../model/paths.ts';
import { positionText } from '../history/steps.ts';
import { useLastCheck } from './use-last-check.ts';

/** Whether the log was found untampered, how far, and when; opens the proof. */
export function IntegrityBadge() {
  const t = useTranslate();
  const { language } = useLanguage();
  const { data } = useLastCheck();
  const last = data?.data;
  if (last === undefined) return null;
  if (last === null)
    return (
      <Link className="state mute" to={auditPaths.integrity}>
        {t({ id: 'audit.integrity.never' })}
      </Link>
    );
  const bad = last.firstBad?.position ?? null;
  return (
    <Link className={`state ${last.ok ? 'ok' : 'bad'}`} to={auditPaths.integrity} title={exactTime(last.at, language)}>
      {last.ok
        ? t(
            { id: 'audit.integrity.badgeOk' },
            { position: positionText(last.head), when: freshOrDay(last.at, language) },
          )
        : bad === null
          ? t({ id: 'audit.integrity.unproven' })
          : t({ id: 'audit.integrity.badgeBad' }, { position: positionText(bad) })}
    </Link>
  );
}
