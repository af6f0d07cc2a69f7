import { Button } from '@blueprintjs/core';
import type { NotificationRow } from '@talentlog/contracts';
import { useState } from 'react';
import type { z } from 'zod';
import { dayAndClock } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { useToast } from '../../ui/use-toast.ts';
import { WithPacks } from '../../ui/WithPacks.tsx';
import './notifications.css';
import { useMessageWords } from './words.ts';

export type Message = z.infer<typeof NotificationRow>;

interface Props {
  readonly notification: Message;
  /** Shows the text at once. */
  readonly open?: boolean;
}

/** One mail or SMS: to whom, what it said, what became of it, and again. */
export function MessageCard(props: Props) {
  return (
    <WithPacks names={['staffpositions']}>
      <Card {...props} />
    </WithPacks>
  );
}

function Card({ notification, open = false }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const words = useMessageWords();
  const [shown, setShown] = useState(open);
  const { channel, receiver, content, state, attempt, reason, queuedAt, sentAt, deliveredAt } = notification;
  const when =
    sentAt === null
      ? t({ id: 'messages.card.queued' }, { time: dayAndClock(queuedAt, language) })
      : t({ id: 'messages.card.sent' }, { time: dayAndClock(sentAt, language) });
  const arrived =
    deliveredAt === null ? [] : [t({ id: 'messages.card.delivered' }, { time: dayAndClock(deliveredAt, language) })];
  return (
    <article className="message">
      <p>
        <b>{words.subject(notification)}</b> <StateTag tone={words.tone(state)}>{words.state(state)}</StateTag>
      </p>
      <p className="muted">
        {[t({ id: `messages.channel.${channel}` }), receiver, when, ...arrived].join(' · ')}
        {attempt > 1 && ` · ${t({ id: 'messages.card.attempt' }, { count: attempt })}`}
      </p>
      {reason !== null && reason !== '' && <p className="late">{reason}</p>}
      {shown && <p className="quote">{content}</p>}
      <div className="message-actions">
        {!open && (
          <Button size="small" variant="minimal" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {t({ id: shown ? 'messages.card.hide' : 'messages.card.show' })}
          </Button>
        )}
        <Actions notification={notification} />
      </div>
    </article>
  );
}

const actions = ['ResendNotification', 'CancelNotification'] as const;

/** A message leaves the house and a cancelled one never does: both are asked for, saying what happens. */
function Actions({ notification }: { notification: Message }) {
  const t = useTranslate();
  const toast = useToast();
  const [asking, setAsking] = useState<(typeof actions)[number]>();
  const { notificationId, channel, receiver, allowedActions } = notification;
  return (
    <>
      {actions.map((name) => (
        <ActionButton
          key={name}
          action={name}
          allowed={allowedActions}
          label={t({ id: `messages.action.${name}` })}
          small
          danger={name === 'CancelNotification'}
          onRun={() => setAsking(name)}
        />
      ))}
      {asking !== undefined && (
        <CommandForm
          name={asking}
          title={t({ id: `messages.action.${asking}` })}
          submit={t({ id: `messages.action.${asking}` })}
          note={t({ id: `messages.ask.${asking}` }, { channel, receiver })}
          danger={asking === 'CancelNotification'}
          initial={{}}
          payload={() => ({ notificationId })}
          onDone={() => toast(t({ id: `messages.done.${asking}` }))}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
