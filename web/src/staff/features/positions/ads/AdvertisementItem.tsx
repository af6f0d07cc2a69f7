import { useState } from 'react';
import { dayAndClock } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { type Advertisement, type Position, publicAddress, usePositionWords } from '../words.ts';
import { AdvertisementForm } from './AdvertisementForm.tsx';
import { DeleteDialog, EnableDialog } from './dialogs.tsx';
import { type DirectAction, useAdvertisementAct } from './use-advertisement-act.ts';

interface Props {
  readonly advertisement: Advertisement;
  readonly position: Position;
}

/** One publication: where, in which state and until when, with its public page. */
export function AdvertisementItem({ advertisement, position }: Props) {
  const t = useTranslate();
  const words = usePositionWords();
  const sentence = useSentence(advertisement);
  const { advertisementId, number, state, details } = advertisement;
  return (
    <li>
      <div className="ad-words">
        <b>{words.place(details)}</b>{' '}
        <StateTag tone={words.tone('advertisement', state)}>{words.state('advertisement', state)}</StateTag>
        <p>{sentence}</p>
        <p className="muted">
          {number} · {t({ id: 'positions.ad.orderIs' }, { order: details.order })}
          {state === 'PUBLISHED' && (
            <a href={publicAddress(advertisementId)} target="_blank" rel="noreferrer">
              {t({ id: 'positions.ad.publicPage' })}
            </a>
          )}
        </p>
      </div>
      <Actions advertisement={advertisement} position={position} />
    </li>
  );
}

function useSentence({ state, details, publishedAt }: Advertisement): string {
  const t = useTranslate();
  const { language } = useLanguage();
  const said = (at: string) => dayAndClock(at, language);
  const deadline = said(details.deadline);
  if (state === 'PUBLISHED' && publishedAt !== null)
    return t({ id: 'positions.ad.live' }, { publishedAt: said(publishedAt), deadline });
  if (state === 'STOPPED') return t({ id: 'positions.ad.stopped' });
  if (state === 'UNPUBLISHED') return t({ id: 'positions.ad.hidden' }, { deadline });
  if (details.publishAt === null) return t({ id: 'positions.ad.waits' }, { deadline });
  return t({ id: 'positions.ad.scheduled' }, { publishAt: said(details.publishAt), deadline });
}

/** Words for why it cannot be published now. */
const obstacles = { 'ad.deadline_past': 'pastDeadline', 'ad.position_not_open': 'needsOpen' } as const;

type Asking = 'edit' | 'enable' | 'delete';

function Actions({ advertisement, position }: Props) {
  const t = useTranslate();
  const { busy, problem, act } = useAdvertisementAct();
  const [asking, setAsking] = useState<Asking>();
  const { allowedActions: allowed, obstacle } = advertisement;
  const now = (name: DirectAction) => ({
    action: name,
    label: t({ id: `positions.action.${name}` }),
    onRun: () => void act(name, advertisement),
  });
  const ask = (name: 'EditAdvertisement' | 'EnableAdvertisement' | 'DeleteAdvertisement', what: Asking) => ({
    action: name,
    label: t({ id: `positions.action.${name}` }),
    onRun: () => setAsking(what),
  });
  const close = () => setAsking(undefined);
  return (
    <div className="ad-actions">
      {obstacle !== null && <span className="muted">{t({ id: `positions.ad.${obstacles[obstacle]}` })}</span>}
      <ActionButton {...now('PublishAdvertisement')} allowed={allowed} small busy={busy} />
      <ActionButton {...ask('EnableAdvertisement', 'enable')} allowed={allowed} small />
      <ActionButton {...ask('EditAdvertisement', 'edit')} allowed={allowed} small />
      <ActionButton {...now('UnpublishAdvertisement')} allowed={allowed} small busy={busy} />
      <ActionButton {...now('StopAdvertisement')} allowed={allowed} small />
      <ActionButton {...ask('DeleteAdvertisement', 'delete')} allowed={allowed} small danger />
      <ProblemNote problem={problem} />
      {asking === 'edit' && <AdvertisementForm position={position} advertisement={advertisement} onClose={close} />}
      {asking === 'enable' && <EnableDialog advertisement={advertisement} onClose={close} />}
      {asking === 'delete' && <DeleteDialog advertisement={advertisement} onClose={close} />}
    </div>
  );
}
