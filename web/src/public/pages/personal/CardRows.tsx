import type { DeliveryCard } from '@talentlog/contracts';
import { useCompany, useT } from '../../../i18n/react.tsx';
import { askAddress } from '../../site/ask-address.ts';
import { Link } from '../../site/router.tsx';
import { useIsBehind } from '../../site/use-truth.ts';
import { useCalendarFile } from '../links/calendar-file.ts';
import { useStageName } from '../links/words.ts';
import '../../../ui/card-rows.css';

interface Props {
  readonly delivery: DeliveryCard;
  readonly title: string;
  readonly onWithdraw: () => void;
}

/** What else a delivery offers, one line each: the calendar, whom to ask, the position, and leaving. */
export function CardRows({ delivery, title, onWithdraw }: Props) {
  const t = useT();
  const stageName = useStageName();
  const keep = useCalendarFile();
  const behind = useIsBehind();
  const ask = askAddress(useCompany(), t('person.ask.subject', { position: title }));
  const { meeting, contact = '', advertisementId, allowedActions } = delivery;
  return (
    <ul className="card-rows">
      {meeting !== null && (
        <li>
          <button
            type="button"
            onClick={() =>
              keep({
                ...meeting,
                title: t('person.calendar.title', { stage: stageName(meeting.stage), position: title }),
              })
            }
          >
            {t('person.calendar.add')}
          </button>
        </li>
      )}
      {ask !== undefined && (
        <li>
          <a href={ask}>{contact === '' ? t('person.ask.recruiters') : t('person.ask.named', { name: contact })}</a>
        </li>
      )}
      {advertisementId !== null && (
        <li>
          <Link to={`/job_detail/${advertisementId}`}>{t('person.delivery.position')}</Link>
        </li>
      )}
      {allowedActions.includes('WithdrawApplication') && (
        <li>
          <button type="button" disabled={behind} onClick={onWithdraw}>
            {t('person.delivery.withdraw')}
          </button>
        </li>
      )}
    </ul>
  );
}
