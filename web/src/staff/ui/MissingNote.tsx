import { Link } from 'react-router-dom';
import { useReach } from '../../api/use-reach.ts';
import { useT } from '../../i18n/react.tsx';
import { paths } from '../model/paths.ts';
import { useMay } from '../model/use-sign-in.ts';

/** What of the first hour is missing, said where it hurts: nobody who cannot get a code registers for a position. */
export function MissingNote() {
  const t = useT();
  const may = useMay();
  if (useReach()?.sms !== false) return null;
  return (
    <p className="missing-note" role="status">
      {t('staff.missing.sms')}{' '}
      {may('ADMIN_SETTINGS') ? <Link to={paths.setup}>{t('staff.missing.setUp')}</Link> : t('staff.missing.askAdmin')}
    </p>
  );
}
