import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { shortDay } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { LinkBar } from './LinkBar.tsx';
import type { LinkContent } from './LinkPage.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { suggestedAnswer } from './use-link.ts';

type Content = LinkContent<'offerPage'>;

const seenOffer = ({ offerId, revision }: Content['data']) => ({ id: offerId, revision });

function AcceptDialog({ data, link, reload, onClose }: Content & { onClose: () => void }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const action = useAction();
  const accept = async () => {
    if (await action.run(() => link.send('AcceptOffer', { offerId: data.offerId }, seenOffer(data)).finally(reload)))
      onClose();
  };
  return (
    <Dialog title={t({ id: 'person.offer.acceptTitle' })} onClose={onClose}>
      <p>{t({ id: 'person.offer.acceptConsequence' }, { day: shortDay(data.plannedEntryDate, language) })}</p>
      <ProblemNote problem={action.problem} />
      <div className="actions">
        <Button onClick={onClose}>{t({ id: 'shared.action.back' })}</Button>
        <Button kind="primary" busy={action.busy} onClick={() => void accept()}>
          {t({ id: 'person.offer.accept' })}
        </Button>
      </div>
    </Dialog>
  );
}

/** What the candidate may answer, asked once more before it counts. */
export function OfferActions(content: Content) {
  const t = useTranslate();
  const { status } = useParams();
  const { data, link, reload } = content;
  const suggested = suggestedAnswer(status);
  const canRefuse = data.allowedActions.includes('RefuseOffer');
  const canAccept = data.allowedActions.includes('AcceptOffer');
  const [asking, setAsking] = useState<'accept' | 'refuse' | undefined>(data.status === 'SENT' ? suggested : undefined);
  const close = () => setAsking(undefined);
  return (
    <>
      <LinkBar shown={data.allowedActions.length > 0}>
        {canRefuse && <Button onClick={() => setAsking('refuse')}>{t({ id: 'person.offer.refuse' })}</Button>}
        {canAccept && (
          <Button kind="primary" onClick={() => setAsking('accept')}>
            {t({ id: 'person.offer.accept' })}
          </Button>
        )}
      </LinkBar>
      {asking === 'accept' && canAccept && <AcceptDialog {...content} onClose={close} />}
      {asking === 'refuse' && canRefuse && (
        <ReasonDialog
          title={t({ id: 'person.offer.refuseTitle' })}
          consequence={t({ id: 'person.offer.refuseConsequence' })}
          reasons={[
            t({ id: 'person.reason.pay' }),
            t({ id: 'person.reason.place' }),
            t({ id: 'person.reason.otherOffer' }),
            t({ id: 'person.reason.study' }),
            t({ id: 'person.reason.personal' }),
          ]}
          confirm={t({ id: 'person.offer.refuse' })}
          missing={t({ id: 'refusal.offer.reason_required' })}
          onClose={close}
          onConfirm={(reason) =>
            link.send('RefuseOffer', { offerId: data.offerId, reason }, seenOffer(data)).finally(reload)
          }
        />
      )}
    </>
  );
}
