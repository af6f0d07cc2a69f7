import { type ReactNode, useState } from 'react';
import type { CommandAnswer } from '../../../api/index.ts';
import { exactTime } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { type Fact, FactChanges } from '../../ui/FactChanges.tsx';
import type { Subscriber } from './api.ts';
import { callsOf, callsWords } from './calls-stand.ts';

/** What a form about a subscriber says of those who changed it while the form was open. */
interface Meanwhile {
  readonly changes?: ReactNode;
  readonly onLook: () => void;
}

/** What every form about a subscriber shows around what it asks. */
export interface Frame extends Meanwhile {
  readonly title: string;
  readonly submit: string;
  readonly note: ReactNode;
  readonly onDone: (answer: CommandAnswer) => void;
  readonly onClose: () => void;
}

/** The page around a form goes on being refreshed: what became other than it was when the form was opened, or last looked at. */
export function useMeanwhile(of: Subscriber | undefined): Meanwhile {
  const [before, setBefore] = useState(of);
  const onLook = () => setBefore(of);
  return before === undefined || of === undefined
    ? { onLook }
    : { changes: <SubscriberChanges before={before} now={of} />, onLook };
}

function SubscriberChanges({ before, now }: { readonly before: Subscriber; readonly now: Subscriber }) {
  const t = useTranslate();
  return (
    <FactChanges
      before={useFacts(before)}
      now={useFacts(now)}
      otherwise={<p>{t({ id: 'staff.subscribers.meanwhile.nothingShown' })}</p>}
    />
  );
}

/** All that a form about it, or a button beside it, may change. */
function useFacts({ systemName, state, topics, personalData, reason, formerEndsAt, webhook }: Subscriber): Fact[] {
  const t = useTranslate();
  const { language } = useLanguage();
  const until = (at: string | null | undefined) => (at == null ? '' : exactTime(at, language));
  return [
    [t({ id: 'staff.subscribers.name' }), systemName],
    [
      t({ id: 'staff.subscribers.meanwhile.state' }),
      t({ id: `state.subscriber.${state as 'ACTIVE' | 'SUSPENDED' | 'REMOVED'}` }),
    ],
    [
      t({ id: 'staff.subscribers.topics' }),
      topics.map((topic) => t({ id: `staff.subscribers.topic.${topic}` })).join(' · '),
    ],
    [
      t({ id: 'staff.subscribers.meanwhile.personal' }),
      t({ id: personalData ? 'staff.subscribers.with' : 'staff.subscribers.without' }),
    ],
    [t({ id: 'staff.subscribers.reason' }), reason || '—'],
    [t({ id: 'staff.subscribers.meanwhile.formerToken' }), until(formerEndsAt)],
    [t({ id: 'staff.subscribers.webhook.url' }), webhook?.url ?? t({ id: 'staff.subscribers.meanwhile.notSet' })],
    ...(webhook === null
      ? []
      : ([
          [
            t({ id: 'staff.subscribers.webhook.title' }),
            t({ id: callsWords[callsOf(webhook, state === 'SUSPENDED')] }),
          ],
          [t({ id: 'staff.subscribers.meanwhile.formerSecret' }), until(webhook.formerEndsAt)],
        ] as const)),
  ];
}
