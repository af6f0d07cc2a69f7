import { Button } from '@blueprintjs/core';
import type { MessageId } from '../../../i18n/ids.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { type Ask, isFinal, type WebhookAsk } from './asks.ts';

interface Props<A extends Ask | WebhookAsk> {
  readonly asks: Readonly<Record<A, MessageId>>;
  readonly allowed: readonly string[];
  readonly onAsk: (ask: A) => void;
}

/** A button for each thing that may be done now. */
export function AskButtons<A extends Ask | WebhookAsk>({ asks, allowed, onAsk }: Props<A>) {
  const t = useTranslate();
  return (Object.keys(asks) as A[])
    .filter((ask) => allowed.includes(ask))
    .map((ask) => (
      <Button
        key={ask}
        size="small"
        variant={isFinal(ask) ? 'minimal' : 'solid'}
        intent={isFinal(ask) ? 'danger' : 'none'}
        onClick={() => onAsk(ask)}
      >
        {t({ id: asks[ask] })}
      </Button>
    ));
}
