import type { DeliveryCard } from '@talentlog/contracts';
import { useEffect, useState } from 'react';
import { onLiveChange } from '../../../api/live.ts';
import { exactTime, shortDay } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useNow, useQuery } from '../../site/context.tsx';
import { Link, useSearchParams } from '../../site/router.tsx';
import { Title } from '../../site/Title.tsx';
import { Failed } from '../errors/Failed.tsx';
import { useJobTitle } from '../jobs/use-job-title.ts';
import { barOf, todoPath } from './progress.ts';
import '../../../ui/form.css';
import './personal.css';
import { NextInterview } from './NextInterview.tsx';
import { Sentence } from './Sentence.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

type Bucket = DeliveryCard['bucket'];
const buckets: readonly Bucket[] = ['ACTIVE', 'ENDED', 'INVALID'];

function Bars({ delivery }: { delivery: DeliveryCard }) {
  const { done, of } = barOf(delivery.stage);
  const ended = delivery.bucket !== 'ACTIVE';
  const steps = Array.from({ length: of }, (_, step) => step);
  return (
    <div className="bars" aria-hidden="true">
      {steps.map((step) => (
        <i key={step} className={step < done ? 'done' : step === done && !ended ? 'now' : ''} />
      ))}
    </div>
  );
}

function Card({ delivery, reload }: { delivery: DeliveryCard; reload: () => Promise<void> }) {
  const t = useT();
  const { language } = useLanguage();
  const now = useNow();
  const title = useJobTitle()(delivery);
  const [asking, setAsking] = useState(false);
  const { todo, bucket } = delivery;
  const tone = bucket !== 'ACTIVE' ? 'mute' : todo === null ? 'info' : 'warn';
  const state =
    bucket !== 'ACTIVE'
      ? t(`person.bucket.${bucket}`)
      : t(todo === null ? 'person.bucket.ACTIVE' : 'person.delivery.yours');
  return (
    <li className="card delivery">
      <div className="card-head">
        <h2>{title}</h2>
        <span className={`tag tag-${tone}`}>{state}</span>
      </div>
      <Bars delivery={delivery} />
      <Sentence delivery={delivery} />
      {delivery.meeting !== null && <NextInterview meeting={delivery.meeting} />}
      <div className="delivery-do">
        {todo !== null && (
          <Link className="delivery-link strong" to={todoPath(todo)}>
            {t(`person.todoAction.${todo.kind}`)}
          </Link>
        )}
        {delivery.advertisementId !== null && (
          <Link className="delivery-link" to={`/job_detail/${delivery.advertisementId}`}>
            {t('person.delivery.position')}
          </Link>
        )}
        {delivery.allowedActions.includes('WithdrawApplication') && (
          <button type="button" className="delivery-link" onClick={() => setAsking(true)}>
            {t('person.delivery.withdraw')}
          </button>
        )}
        <time className="quiet" dateTime={delivery.deliveredAt} title={exactTime(delivery.deliveredAt, language, now)}>
          {t('person.delivery.deliveredAt', { day: shortDay(delivery.deliveredAt, language, now) })}
        </time>
      </div>
      {asking && <WithdrawDialog delivery={delivery} title={title} onClose={() => setAsking(false)} onDone={reload} />}
    </li>
  );
}

/** The card that waits for the person comes first. */
const waitingFirst = (deliveries: readonly DeliveryCard[]): DeliveryCard[] =>
  [...deliveries].sort((a, b) => Number(b.todo !== null) - Number(a.todo !== null));

/** My deliveries, by what became of them. */
export default function Deliveries() {
  const t = useT();
  const [search] = useSearchParams();
  const bucket = buckets.find((one) => one === search.get('bucket')) ?? 'ACTIVE';
  const { data, problem, reload } = useQuery('myDeliveries', { bucket });
  useEffect(
    () => onLiveChange(['application', 'appointment', 'interview', 'offer', 'infoCollection'], () => void reload()),
    [reload],
  );
  return (
    <div className="wide narrow personal">
      <Title text={t('public.frame.deliveries')} />
      <h1>{t('public.frame.deliveries')}</h1>
      {search.get('sent') === '1' && (
        <p className="note note-ok" role="status">
          {t('person.delivery.sent')}
        </p>
      )}
      <nav aria-label={t('person.delivery.tabs')}>
        <ul className="chips">
          {buckets.map((one) => (
            <li key={one}>
              <Link className="chip" to={`?bucket=${one}`} aria-current={one === bucket ? 'true' : undefined}>
                {t(`person.bucket.${one}`)} <span>{data?.counts[one] ?? ''}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {data === undefined && problem !== undefined && <Failed problem={problem} retry={reload} />}
      {data === undefined && problem === undefined && <Loading />}
      {data !== undefined && data.deliveries.length === 0 && (
        <div className="empty">
          <p>{t(`person.deliveryEmpty.${bucket}`)}</p>
          <Link className="button button-primary" to="/social/jobs">
            {t('person.delivery.find')}
          </Link>
        </div>
      )}
      <ul className="deliveries">
        {waitingFirst(data?.deliveries ?? []).map((delivery) => (
          <Card key={delivery.applicationId} delivery={delivery} reload={reload} />
        ))}
      </ul>
      {data?.resumeLocked === true && (
        <p className="note">
          {t('person.delivery.locked')} <Link to="/personal/account_setting">{t('public.frame.account')}</Link>
        </p>
      )}
    </div>
  );
}
