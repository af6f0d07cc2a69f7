import { phoneText } from '@talentlog/contracts';
import { useCompany, useTranslate } from '../../../i18n/react.tsx';

/** The number of the company that a tap calls; nothing where it told none. Phones of recruiters are never shown. */
export function RecruitmentLine() {
  const t = useTranslate();
  const { phone } = useCompany();
  if (phone === '') return null;
  return (
    <p className="quiet">
      {t({ id: 'person.link.line' })} <a href={`tel:${phone}`}>{phoneText(phone)}</a>
    </p>
  );
}
