import type { DeliveryCard } from '@talentlog/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { shortDay } from '../../../format/dates.ts';
import { useHasMessage, useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { useNow } from '../../site/context.tsx';
import { useJobTitle } from '../jobs/use-job-title.ts';
import { Accepted } from './Accepted.tsx';
import { CardRows } from './CardRows.tsx';
import { NextDate } from './NextDate.tsx';
import { meetingPath, todoPath } from './progress.ts';
import { Way } from './Way.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

/** The one step that leads on: what is waited for, else the page of the interview. */
function NextStep({ delivery: { todo, meeting } }: { delivery: DeliveryCard }) {
  const t = useTranslate();
  if (todo !== null)
    return (
      <Link className="button button-primary" to={todoPath(todo)}>
        {t({ id: `person.todoAction.${todo.kind}` })}
      </Link>
    );
  if (meeting === null) return null;
  return (
    <Link className="button button-primary" to={meetingPath(meeting)}>
      {t({ id: `person.meetingPage.${meeting.kind}` })}
    </Link>
  );
}

interface CardProps {
  readonly delivery: DeliveryCard;
  readonly reload: () => Promise<void>;
  readonly onWithdrawn: () => void;
}

/** One delivery: the next date first, the next step, the way so far, and what else can be done. */
export function Card({ delivery, reload, onWithdrawn }: CardProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const now = useNow();
  const title = useJobTitle()(delivery);
  const [asking, setAsking] = useState(false);
  const { todo, meeting, bucket } = delivery;
  const has = useHasMessage();
  const track = `vocabulary.track.${delivery.track}`;
  const tone = bucket !== 'ACTIVE' ? 'mute' : todo === null ? 'info' : 'warn';
  const state =
    bucket !== 'ACTIVE'
      ? t({ id: `person.bucket.${bucket}` })
      : t({
          id:
            todo !== null
              ? 'person.delivery.yours'
              : meeting !== null
                ? 'person.delivery.meets'
                : 'person.bucket.ACTIVE',
        });
  return (
    <li className="card delivery">
      <div className="card-head">
        <h2>{title}</h2>
        <span className={`tag tag-${tone}`}>{state}</span>
      </div>
      <p className="quiet">
        {[
          has(track) ? t({ id: track }) : '',
          t({ id: 'person.delivery.deliveredAt' }, { day: shortDay(delivery.deliveredAt, language, now) }),
        ]
          .filter((part) => part !== '')
          .join(t({ id: 'person.todo.joint' }))}
      </p>
      <NextDate delivery={delivery} />
      <Accepted delivery={delivery} />
      <NextStep delivery={delivery} />
      <Way delivery={delivery} />
      <CardRows delivery={delivery} title={title} onWithdraw={() => setAsking(true)} />
      {asking && (
        <WithdrawDialog
          delivery={delivery}
          title={title}
          onClose={() => setAsking(false)}
          onDone={reload}
          onWithdrawn={onWithdrawn}
        />
      )}
    </li>
  );
}
