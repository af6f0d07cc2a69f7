import { Link } from 'react-router-dom';
import { useCompany, useTranslate } from '../../../i18n/react.tsx';
import { askAddress, whoAndPhone } from '../../site/ask-address.ts';
import '../../../ui/card-rows.css';

interface Props {
  /** Whom to ask, with their phone where it is known. */
  readonly contact: string;
  readonly position: string;
  /** Whether new times can be asked for; otherwise questions alone. */
  readonly forTimes: boolean;
}

/** Whom to ask once a page is over: new times by one tap, a call, and the person's deliveries. */
export function AskAgain({ contact, position, forTimes }: Props) {
  const t = useTranslate();
  const { name, call } = whoAndPhone(contact);
  const subject = t({ id: forTimes ? 'person.over.timesSubject' : 'person.ask.subject' }, { position });
  const ask = askAddress(useCompany(), subject, forTimes ? t({ id: 'person.over.timesText' }, { position }) : '');
  return (
    <>
      {forTimes && <h2 className="half">{t({ id: 'person.over.stillWant' })}</h2>}
      <ul className="card-rows">
        {call !== undefined && (
          <li>
            <a href={call}>{contact}</a>
          </li>
        )}
        <li>
          <Link to="/personal/delivery_records">{t({ id: 'person.over.deliveries' })}</Link>
        </li>
      </ul>
      {ask !== undefined && (
        <div className="bar link-bar">
          <a className={forTimes ? 'button button-primary' : 'button button-plain'} href={ask}>
            {name === ''
              ? t({ id: forTimes ? 'person.over.askTimesRecruiters' : 'person.ask.recruiters' })
              : t({ id: forTimes ? 'person.over.askTimes' : 'person.ask.named' }, { name })}
          </a>
        </div>
      )}
    </>
  );
}
