import { useState } from 'react';
import { shortDay } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useParams } from '../../site/router.tsx';
import { LinkBar } from './LinkBar.tsx';
import type { LinkContent } from './LinkPage.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { suggestedAnswer } from './use-link.ts';

type Content = LinkContent<'offerPage'>;

const seenOffer = ({ offerId, revision }: Content['data']) => ({ id: offerId, revision });

function AcceptDialog({ data, link, reload, onClose }: Content & { onClose: () => void }) {
  const t = useT();
  const { language } = useLanguage();
  const action = useAction();
  const accept = async () => {
    if (await action.run(() => link.send('AcceptOffer', { offerId: data.offerId }, seenOffer(data)).finally(reload)))
      onClose();
  };
  return (
    <Dialog title={t('person.offer.acceptTitle')} onClose={onClose}>
      <p>{t('person.offer.acceptConsequence', { day: shortDay(data.plannedEntryDate, language) })}</p>
      <ProblemNote problem={action.problem} />
      <div className="actions">
        <Button onClick={onClose}>{t('shared.action.back')}</Button>
        <Button kind="primary" busy={action.busy} onClick={() => void accept()}>
          {t('person.offer.accept')}
        </Button>
      </div>
    </Dialog>
  );
}

/** What the candidate may answer, asked once more before it counts. */
export function OfferActions(content: Content) {
  const t = useT();
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
        {canRefuse && <Button onClick={() => setAsking('refuse')}>{t('person.offer.refuse')}</Button>}
        {canAccept && (
          <Button kind="primary" onClick={() => setAsking('accept')}>
            {t('person.offer.accept')}
          </Button>
        )}
      </LinkBar>
      {asking === 'accept' && canAccept && <AcceptDialog {...content} onClose={close} />}
      {asking === 'refuse' && canRefuse && (
        <ReasonDialog
          title={t('person.offer.refuseTitle')}
          consequence={t('person.offer.refuseConsequence')}
          reasons={[
            t('person.reason.pay'),
            t('person.reason.place'),
            t('person.reason.otherOffer'),
            t('person.reason.study'),
            t('person.reason.personal'),
          ]}
          confirm={t('person.offer.refuse')}
          missing={t('refusal.offer.reason_required')}
          onClose={close}
          onConfirm={(reason) =>
            link.send('RefuseOffer', { offerId: data.offerId, reason }, seenOffer(data)).finally(reload)
          }
        />
      )}
    </>
  );
}
