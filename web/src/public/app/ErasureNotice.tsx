import { Link } from 'react-router-dom';
import { exactTime } from '../../format/dates.ts';
import { useLanguage, useTranslate } from '../../i18n/react.tsx';
import { useQuery } from '../site/context.tsx';

/** Says above a person's own pages that their time is nearly over, as they were told, and what keeps them. */
export default function ErasureNotice() {
  const t = useTranslate();
  const { language } = useLanguage();
  const { data } = useQuery('myAccount', {});
  if (data === undefined || data.erasesAt === null) return null;
  return (
    <div className="above-page wide narrow">
      <p className="note note-warn" role="status">
        {t({ id: 'person.erasure.comes' }, { time: exactTime(data.erasesAt, language) })}
        <br />
        <Link to="/personal/account_setting#consent">{t({ id: 'person.erasure.agree' })}</Link> {' · '}
        <Link to="/social/jobs">{t({ id: 'person.erasure.apply' })}</Link>
      </p>
    </div>
  );
}
