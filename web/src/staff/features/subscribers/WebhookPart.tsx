import { Button } from '@blueprintjs/core';
import { useTranslate } from '../../../i18n/react.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { AskButtons } from './AskButtons.tsx';
import type { Subscriber } from './api.ts';
import { type WebhookAsk, webhookAsks } from './asks.ts';
import { callsOf, callsWords } from './calls-stand.ts';
import { WebhookStands } from './WebhookStands.tsx';

interface Props {
  readonly of: Subscriber;
  readonly onAsk: (ask: WebhookAsk) => void;
  readonly onCalls: () => void;
}

const tones = { on: 'ok', off: 'mute', paused: 'mute', givenUp: 'bad' } as const;

/** How a subscriber is called: where, how that goes, and what can be done about it. */
export function WebhookPart({ of: { state, webhook, allowedActions, systemName }, onAsk, onCalls }: Props) {
  const t = useTranslate();
  const isSuspended = state === 'SUSPENDED';
  const title = t({ id: 'staff.subscribers.webhook.title' });
  return (
    <section className="subscriber-webhook" aria-label={`${systemName} · ${title}`}>
      <h3>
        {title}{' '}
        {webhook !== null && (
          <StateTag tone={tones[callsOf(webhook, isSuspended)]}>
            {t({ id: callsWords[callsOf(webhook, isSuspended)] })}
          </StateTag>
        )}
      </h3>
      {webhook === null ? (
        <p className="muted">{t({ id: 'staff.subscribers.webhook.none' })}</p>
      ) : (
        <>
          <p>
            <code className="subscriber-url">{webhook.url}</code>
          </p>
          <WebhookStands of={webhook} isSuspended={isSuspended} />
          {webhook.formerEndsAt !== null && (
            <p className="muted">
              {t({ id: 'staff.subscribers.webhook.formerUntil' })} <DateTime at={webhook.formerEndsAt} />
            </p>
          )}
        </>
      )}
      <div className="subscriber-actions">
        {webhook !== null && (
          <Button size="small" onClick={onCalls}>
            {t({ id: 'staff.subscribers.calls.title' })}
          </Button>
        )}
        <AskButtons<WebhookAsk>
          asks={{ ...webhookAsks, ...(webhook === null ? {} : { SetWebhook: 'staff.subscribers.webhook.change' }) }}
          allowed={allowedActions}
          onAsk={onAsk}
        />
      </div>
    </section>
  );
}
