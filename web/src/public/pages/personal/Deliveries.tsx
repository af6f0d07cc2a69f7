import type { DeliveryCard } from '@talentlog/contracts';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { onLiveChange } from '../../../api/live.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useQuery } from '../../site/context.tsx';
import { Title } from '../../site/Title.tsx';
import { Failed } from '../errors/Failed.tsx';
import { Card } from './Card.tsx';
import '../../../ui/form.css';
import './personal.css';

type Bucket = DeliveryCard['bucket'];
const buckets: readonly Bucket[] = ['ACTIVE', 'ENDED', 'INVALID'];

/** The card that waits for the person comes first. */
const waitingFirst = (deliveries: readonly DeliveryCard[]): DeliveryCard[] =>
  [...deliveries].sort((a, b) => Number(b.todo !== null) - Number(a.todo !== null));

/** My deliveries, by what became of them. */
export default function Deliveries() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const bucket = buckets.find((one) => one === search.get('bucket')) ?? 'ACTIVE';
  const { data, problem, reload } = useQuery('myDeliveries', { bucket });
  const navigate = useNavigate();
  const [withdrawn, setWithdrawn] = useState(false);
  // What was said of an application that was sent is over once one is taken back: here, after a reload and on the way back.
  const withdraw = () => {
    setWithdrawn(true);
    if (search.has('sent')) navigate('/personal/delivery_records', { replace: true });
  };
  useEffect(
    () => onLiveChange(['application', 'appointment', 'interview', 'offer', 'infoCollection'], () => void reload()),
    [reload],
  );
  return (
    <div className="wide narrow personal">
      <Title text={t({ id: 'public.frame.deliveries' })} />
      <h1>{t({ id: 'public.frame.deliveries' })}</h1>
      {search.get('sent') === '1' && (
        <p className="note note-ok" role="status">
          {t({ id: 'person.delivery.sent' })}
        </p>
      )}
      {withdrawn && (
        <p className="note" role="status">
          {t({ id: 'person.delivery.withdrawn' })}
        </p>
      )}
      <nav aria-label={t({ id: 'person.delivery.tabs' })}>
        <ul className="chips">
          {buckets.map((one) => (
            <li key={one}>
              <Link className="chip" to={`?bucket=${one}`} aria-current={one === bucket ? 'true' : undefined}>
                {t({ id: `person.bucket.${one}` })} <span>{data?.counts[one] ?? ''}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {data === undefined && problem !== undefined && <Failed problem={problem} retry={reload} />}
      {data === undefined && problem === undefined && <Loading />}
      {data !== undefined && data.deliveries.length === 0 && (
        <div className="empty">
          <p>{t({ id: `person.deliveryEmpty.${bucket}` })}</p>
          <Link className="button button-primary" to="/social/jobs">
            {t({ id: 'person.delivery.find' })}
          </Link>
        </div>
      )}
      <ul className="deliveries">
        {waitingFirst(data?.deliveries ?? []).map((delivery) => (
          <Card key={delivery.applicationId} delivery={delivery} reload={reload} onWithdrawn={withdraw} />
        ))}
      </ul>
      {data?.resumeLocked === true && (
        <p className="note">
          {t({ id: 'person.delivery.locked' })}{' '}
          <Link to="/personal/account_setting">{t({ id: 'public.frame.account' })}</Link>
        </p>
      )}
    </div>
  );
}
