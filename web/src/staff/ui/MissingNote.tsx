import { Link } from 'react-router-dom';
import { useTranslate } from '../../i18n/react.tsx';
import { paths } from '../model/paths.ts';
import { type MissingKind, missingKinds, useReachQuery } from '../model/reach.ts';
import { useMay } from '../model/use-sign-in.ts';

interface Props {
  /** What is needed here. */
  readonly of: readonly MissingKind[];
}

/** What of the first hour is missing, said where it hurts, with the way to mend it for who may. */
export function MissingNote({ of }: Props) {
  const t = useTranslate();
  const may = useMay();
  const reach = useReachQuery(undefined, { skip: of.length === 0 }).data?.data;
  const missing = of.filter((kind) => reach?.[missingKinds[kind]] === false);
  if (missing.length === 0) return null;
  return (
    <p className="missing-note" role="status">
      {missing.map((kind) => t({ id: `staff.missing.${kind}` })).join(' ')}{' '}
      {may('ADMIN_SETTINGS') ? (
        <Link to={paths.setup}>{t({ id: 'staff.missing.setUp' })}</Link>
      ) : (
        t({ id: 'staff.missing.askAdmin' })
      )}
    </p>
  );
}
