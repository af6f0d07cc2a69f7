import { Button } from '@blueprintjs/core';
import { useTranslate } from '../../../i18n/react.tsx';
import { keptAt } from '../../../ui/kept.ts';
import { useApplicationWords } from '../../model/application-words.ts';
import { useScreeningWords } from '../../model/screening-words.ts';
import { dropVerdict } from '../../model/send-verdicts.ts';
import { useAppDispatch, useAppSelector } from '../../model/store.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { useNameOf } from '../../ui/PersonName.tsx';
import { ScreeningReason } from '../../ui/ScreeningReason.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { JudgedList } from './desk/JudgedList.tsx';
import { SayForm } from './desk/SayForm.tsx';
import type { Finding } from './desk/use-findings.ts';
import { ScreeningActions } from './ScreeningActions.tsx';
import { TakeBackButton } from './TakeBackButton.tsx';
import type { ItemDetail } from './types.ts';

interface Props {
  readonly item: ItemDetail;
  readonly findings: readonly Finding[];
  readonly onJudged: () => void;
}

/** Who it is about, what was asked of the screener, and what they say: nothing leaves for ten seconds. */
export function VerdictPanel({ item, findings, onJudged }: Props) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const words = useScreeningWords();
  const application = useApplicationWords();
  const held = useAppSelector((state) =>
    state.heldVerdicts.held.find((one) => one.payload.screeningItemId === item.itemId && one.state !== 'refused'),
  );
  const dispatch = useAppDispatch();
  const { state, deadline, creator, note, opinion, reasonCode, allowedActions, person, position } = item;
  const judges = allowedActions.includes('ScreenItem') || allowedActions.includes('ReviseItem');
  return (
    <section className="desk-verdict" aria-label={t({ id: 'staff.screening.verdict' })}>
      <h2>
        {nameOf(person)} <span className="muted">{application.positionTitle(position)}</span>
      </h2>
      <p>
        {state === 'UNSCREENED' && judges ? (
          <b>{t({ id: 'staff.desk.waits' })}</b>
        ) : (
          <StateTag tone={words.tone(state)}>{words.state(state)}</StateTag>
        )}{' '}
        <ScreeningReason code={reasonCode} />{' '}
        <span className="muted">
          {t({ id: 'staff.screening.until' })} <DateTime at={deadline} />
        </span>
      </p>
      {note !== '' && (
        <blockquote className="quote">
          <b>{creator.name}</b> {note}
        </blockquote>
      )}
      {opinion && <blockquote className="quote">{opinion}</blockquote>}
      {held !== undefined && (
        <p>
          {t({ id: 'staff.desk.heldHere' }, { verdict: words.state(held.payload.verdict) })}{' '}
          <Button size="small" icon="undo" onClick={() => dispatch(dropVerdict(held.commandId))}>
            {t({ id: 'staff.held.takeBack' })}
          </Button>
        </p>
      )}
      {judges && held === undefined && <SayForm item={item} findings={findings} onJudged={onJudged} />}
      {!judges && <p className="muted">{t({ id: 'staff.screening.notYours' })}</p>}
      {!judges && <Unsent itemId={item.itemId} opinion={opinion ?? ''} />}
      {judges && <p className="field-hint">{t({ id: 'staff.desk.told' }, { who: creator.name })}</p>}
      <TakeBackButton item={item} />
      <ScreeningActions item={item} />
      <JudgedList />
    </section>
  );
}

/** What was typed about an item that ended before it was sent. */
function Unsent({ itemId, opinion }: { itemId: string; opinion: string }) {
  const t = useTranslate();
  const kept = keptAt('device', `draft:screen:${itemId}`).read();
  const text = typeof kept === 'object' && kept !== null && 'text' in kept ? kept.text : null;
  if (typeof text !== 'string' || ['', opinion].includes(text)) return null;
  return (
    <>
      <p className="problem" role="alert">
        {t({ id: 'staff.screening.ended' })}
      </p>
      <blockquote className="quote" aria-label={t({ id: 'staff.screening.opinion' })}>
        {text}
      </blockquote>
    </>
  );
}
