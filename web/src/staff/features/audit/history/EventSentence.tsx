import type { HistoryEvent } from '@talentlog/contracts';
import { Link } from 'react-router-dom';
import { useT } from '../../../../i18n/react.tsx';
import { useAuditWords } from '../words.ts';
import { positionText } from './steps.ts';

type Pointer = HistoryEvent['effects'][number];

interface Props {
  readonly event: HistoryEvent;
  /** Where the event stands that a pointer names. */
  readonly addressOf: (pointer: Pointer) => string;
}

/** Who, as the audit knows them. */
export function useActorWords(): (actor: HistoryEvent['actor']) => string {
  const t = useT();
  return ({ kind, name, id }) => t(`audit.actor.${kind}`, { name: name || id.slice(-6) });
}

/** The event in words: what, by whom, because of what, and what it caused. */
export function EventSentence({ event, addressOf }: Props) {
  const t = useT();
  const words = useAuditWords();
  const actor = useActorWords();
  const { cause, effects } = event;
  return (
    <section className="audit-card event-sentence" aria-live="polite">
      <p>
        <b>{words.event(event.type)}</b> <code>{event.type}</code>{' '}
        <span className="muted">
          {actor(event.actor)}
          {event.reason && ` · ${t('audit.sentence.reason', { reason: event.reason })}`}
        </span>
      </p>
      <dl className="event-why">
        <dt>{t('audit.sentence.because')}</dt>
        <dd>
          {cause && <PointerLink pointer={cause} to={addressOf(cause)} />}
          {event.commandName !== '' && (
            <span className="muted">
              {t('audit.sentence.command')} <code>{event.commandName}</code>
            </span>
          )}
        </dd>
        <dt>{t('audit.sentence.caused')}</dt>
        <dd>
          {effects.length === 0 && <span className="muted">{t('audit.sentence.nothing')}</span>}
          {effects.map((pointer) => (
            <PointerLink key={pointer.id} pointer={pointer} to={addressOf(pointer)} />
          ))}
        </dd>
      </dl>
    </section>
  );
}

function PointerLink({ pointer, to }: { pointer: Pointer; to: string }) {
  const t = useT();
  const words = useAuditWords();
  return (
    <Link to={to} className="event-pointer" title={pointer.type}>
      {words.event(pointer.type)}
      <small>{t('audit.sentence.at', { position: positionText(pointer.position) })}</small>
    </Link>
  );
}
