import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { shortDay } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useQuery } from '../../site/context.tsx';
import { Title } from '../../site/Title.tsx';
import { Failed } from '../errors/Failed.tsx';
import { AgreementSetting } from './AgreementSetting.tsx';
import type { SettingProps } from './account.ts';
import { CloseAccountSetting } from './CloseAccountSetting.tsx';
import { Consent } from './Consent.tsx';
import { EmailSetting } from './EmailSetting.tsx';
import { LanguageSetting } from './LanguageSetting.tsx';
import { MessagesSetting } from './MessagesSetting.tsx';
import { NameSetting } from './NameSetting.tsx';
import { PasswordSetting } from './PasswordSetting.tsx';
import { PhoneSetting } from './PhoneSetting.tsx';
import '../../../ui/form.css';
import './personal.css';

/** Phone, e-mail, password, language, what was agreed to, and closing the account. */
export default function AccountSetting() {
  const t = useTranslate();
  const { language } = useLanguage();
  const { data: answer, problem, reload } = useQuery('myAccount', {});
  // Answers are forgotten when who is signed in is read again, also under another name: what is shown stays until the next is there.
  const last = useRef(answer);
  last.current = answer ?? (problem === undefined ? last.current : undefined);
  const data = last.current;
  if (data === undefined)
    return (
      <div className="wide narrow">
        {problem === undefined ? <Loading /> : <Failed problem={problem} retry={reload} />}
      </div>
    );
  const props: SettingProps = { account: data, reload };
  return (
    <div className="wide narrow">
      <Title text={t({ id: 'public.frame.account' })} />
      <section className="sheet">
        <h1>{t({ id: 'public.frame.account' })}</h1>
        {data.closesAt !== null && (
          <p className="note note-warn">
            {t({ id: 'person.account.closing' }, { day: shortDay(data.closesAt, language) })}
          </p>
        )}
        <div>
          <NameSetting {...props} />
          <PhoneSetting {...props} />
          <EmailSetting {...props} />
          <PasswordSetting {...props} />
          <LanguageSetting {...props} />
          {data.jobSeekerId !== null && <MessagesSetting />}
          <AgreementSetting {...props} />
          <Consent {...props} />
          {data.jobSeekerId !== null && <YourData />}
          <CloseAccountSetting {...props} />
        </div>
      </section>
    </div>
  );
}

/** The way to what may be asked of one's data. */
function YourData() {
  const t = useTranslate();
  return (
    <section className="setting">
      <div className="setting-head">
        <div>
          <p className="quiet">{t({ id: 'person.account.data' })}</p>
          <p>{t({ id: 'person.account.dataHint' })}</p>
        </div>
        <Link className="button button-plain" to="/personal/my_data">
          {t({ id: 'person.account.dataOpen' })}
        </Link>
      </div>
    </section>
  );
}
