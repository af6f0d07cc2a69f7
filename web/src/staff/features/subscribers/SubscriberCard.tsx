import { useTranslate } from '../../../i18n/react.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { AskButtons } from './AskButtons.tsx';
import type { Subscriber } from './api.ts';
import { type Ask, asks, type WebhookAsk } from './asks.ts';
import { WebhookPart } from './WebhookPart.tsx';

const tones = { ACTIVE: 'ok', SUSPENDED: 'warn', REMOVED: 'mute' } as const;

interface Props {
  readonly of: Subscriber;
  readonly onAsk: (ask: Ask | WebhookAsk) => void;
  /** Shows the calls it was sent. */
  readonly onCalls: () => void;
}

/** One system: what it hears, how far it is, and what can be done about it. */
export function SubscriberCard({ of, onAsk, onCalls }: Props) {
  const t = useTranslate();
  const { state, read } = of;
  const shown = state as keyof typeof tones;
  return (
    <section className="subscriber-card">
      <h2>
        {of.systemName} <StateTag tone={tones[shown]}>{t({ id: `state.subscriber.${shown}` })}</StateTag>
      </h2>
      <p>{of.topics.map((topic) => t({ id: `staff.subscribers.topic.${topic}` })).join(' · ')}</p>
      <p className="muted">
        {t({ id: of.personalData ? 'staff.subscribers.with' : 'staff.subscribers.without' })}
        {of.reason ? ` · ${of.reason}` : ''}
      </p>
      <p className="muted">
        {t({ id: 'staff.subscribers.read' })} ·{' '}
        {read === null ? t({ id: 'staff.subscribers.neverRead' }) : <DateTime at={read.at} />}
        {read !== null && ` · #${read.position} · `}
        {read?.waitsSince === null && t({ id: 'staff.subscribers.upToDate' })}
        {read?.waitsSince && (
          <>
            {t({ id: 'staff.subscribers.waitsSince' })} <DateTime at={read.waitsSince} />
          </>
        )}
      </p>
      {of.formerEndsAt !== null && state !== 'REMOVED' && (
        <p className="muted">
          {t({ id: 'staff.subscribers.formerUntil' })} <DateTime at={of.formerEndsAt} />
        </p>
      )}
      <div className="subscriber-actions">
        <AskButtons<Ask> asks={asks} allowed={of.allowedActions} onAsk={onAsk} />
      </div>
      {of.state !== 'REMOVED' && <WebhookPart of={of} onAsk={onAsk} onCalls={onCalls} />}
    </section>
  );
}
