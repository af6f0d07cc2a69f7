import { Button } from '@blueprintjs/core';
import type { FollowerSeen } from '@talentlog/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { auditPaths } from '../../model/paths.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { useUnparkMutation } from './api.ts';
import { Discard } from './Discard.tsx';
import { useFollowerWords } from './part-words.ts';

interface Event {
  readonly follower: string;
  readonly eventId: string;
}

/** Events that could not be handled and were put aside: handled again, or given up after one was asked. */
export function Parked({ followers }: { readonly followers: readonly FollowerSeen[] }) {
  const t = useTranslate();
  const words = useFollowerWords();
  const [unpark, { isLoading, error, originalArgs: last }] = useUnparkMutation();
  const [giving, setGiving] = useState<Event>();
  const parked = followers.flatMap(({ name, parked: events }) => events.map((event) => ({ ...event, follower: name })));
  const close = () => setGiving(undefined);
  return (
    <section className="operations-part">
      <h2>{t({ id: 'operations.page.parked' }, { count: parked.length })}</h2>
      {parked.length === 0 ? (
        <p className="muted">{t({ id: 'operations.page.noneParked' })}</p>
      ) : (
        <p className="operations-advice">{t({ id: 'operations.do.parked' })}</p>
      )}
      <QueryFailure failure={error} onRetry={() => void (last && unpark(last))} />
      {parked.map(({ follower, eventId, stream, reason }) => (
        <div className="operations-row" key={`${follower} ${eventId}`}>
          <div>
            <b>{words(follower)}</b> · <Link to={auditPaths.history(stream)}>{stream}</Link>
            <p className="operations-advice">{t({ id: 'operations.page.said' }, { words: reason })}</p>
          </div>
          <BusyButton size="small" busy={isLoading} onClick={() => void unpark({ follower, eventId, what: 'retry' })}>
            {t({ id: 'operations.page.retry' })}
          </BusyButton>
          <Button size="small" variant="minimal" intent="danger" onClick={() => setGiving({ follower, eventId })}>
            {t({ id: 'operations.page.discard' })}
          </Button>
        </div>
      ))}
      <Discard
        event={giving}
        onClose={close}
        onDiscard={(why) => {
          if (giving !== undefined) void unpark({ ...giving, what: 'discard', why });
          close();
        }}
      />
    </section>
  );
}
