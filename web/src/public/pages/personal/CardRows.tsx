import type { DeliveryCard } from '@talentlog/contracts';
import { Link } from 'react-router-dom';
import { timeSpan } from '../../../format/dates.ts';
import { useCompany, useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { askAddress } from '../../site/ask-address.ts';
import { useNow } from '../../site/context.tsx';
import { useIsBehind } from '../../site/use-truth.ts';
import { useCalendarFile } from '../links/calendar-file.ts';
import { useStageName } from '../links/words.ts';
import { pages } from './progress.ts';
import '../../../ui/card-rows.css';

interface Props {
  readonly delivery: DeliveryCard;
  readonly title: string;
  readonly onWithdraw: () => void;
}

/** What else a delivery offers, one line each: the calendar, the accepted offer, interviews declined, whom to ask, the position, and leaving. */
export function CardRows({ delivery, title, onWithdraw }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const now = useNow();
  const stageName = useStageName();
  const keep = useCalendarFile();
  const behind = useIsBehind();
  const ask = askAddress(useCompany(), t({ id: 'person.ask.subject' }, { position: title }));
  const { meeting, contact = '', advertisementId, allowedActions, accepted, declined = [] } = delivery;
  return (
    <ul className="card-rows">
      {meeting !== null && (
        <li>
          <button
            type="button"
            onClick={() =>
              keep({
                ...meeting,
                title: t({ id: 'person.calendar.title' }, { stage: stageName(meeting.stage), position: title }),
              })
            }
          >
            {t({ id: 'person.calendar.add' })}
          </button>
        </li>
      )}
      {accepted && (
        <li>
          <Link to={`${pages.OFFER}/${accepted.offerId}`}>{t({ id: 'person.accepted.offer' })}</Link>
        </li>
      )}
      {accepted && accepted.collectionId !== null && (
        <li>
          <Link to={`${pages.COLLECTION}/${accepted.collectionId}`}>{t({ id: 'person.accepted.collection' })}</Link>
        </li>
      )}
      {declined.map(({ id, stage, start, end }) => (
        <li key={id}>
          <Link to={`${pages.INTERVIEW}/${id}`}>
            {t(
              { id: 'person.delivery.declined' },
              { stage: stageName(stage), time: timeSpan(start, end, language, now) },
            )}
          </Link>
        </li>
      ))}
      {ask !== undefined && (
        <li>
          <a href={ask}>
            {contact === '' ? t({ id: 'person.ask.recruiters' }) : t({ id: 'person.ask.named' }, { name: contact })}
          </a>
        </li>
      )}
      {advertisementId !== null && (
        <li>
          <Link to={`/job_detail/${advertisementId}`}>{t({ id: 'person.delivery.position' })}</Link>
        </li>
      )}
      {allowedActions.includes('WithdrawApplication') && (
        <li>
          <button type="button" disabled={behind} onClick={onWithdraw}>
            {t({ id: 'person.delivery.withdraw' })}
          </button>
        </li>
      )}
    </ul>
  );
}
