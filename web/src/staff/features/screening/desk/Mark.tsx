import { useTranslate } from '../../../../i18n/react.tsx';
import type { Finding } from './use-findings.ts';

/** The number of a requirement: filled where it is found, a ring where something near is, thin where nothing is. */
export function Mark({ of: { number, kind } }: { of: Finding }) {
  const t = useTranslate();
  return (
    <span className={`mark ${kind}`}>
      {number}
      <span className="visually-hidden"> {t({ id: `staff.desk.kind.${kind}` })}</span>
    </span>
  );
}
