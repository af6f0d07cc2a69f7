import { useState } from 'react';
import { fileAddress } from '../../../api/files.ts';
import { exactTime, shortDay } from '../../../format/dates.ts';
import { money } from '../../../format/pay.ts';
import { placeName } from '../../../format/places.ts';
import { useHasMessage, useLanguage, useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ProblemNote, useAction } from '../../../ui/problems.tsx';
import { useParams } from '../../site/router.tsx';
import { useJobTitle } from '../jobs/JobRow.tsx';
import { Facts } from './Facts.tsx';
import { type LinkContent, LinkPage } from './LinkPage.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { suggestedAnswer } from './use-link.ts';

type Content = LinkContent<'offerPage'>;

function Terms({ data }: Pick<Content, 'data'>) {
  const t = useT();
  const { language } = useLanguage();
  const { pay } = data;
  const facts: readonly (readonly [string, string])[] = [
    [
      t('person.offer.monthly'),
      pay === null ? '' : t('person.offer.monthlyValue', { money: money(pay.monthly, language), months: pay.months }),
    ],
    [t('person.offer.signOn'), pay === null || pay.signOn === 0 ? '' : money(pay.signOn, language)],
    [t('person.offer.entry'), data.plannedEntryDate === '' ? '' : shortDay(data.plannedEntryDate, language)],
    [t('person.offer.probation'), t('person.offer.months', { count: data.probationMonths })],
    [t('person.offer.place'), placeName(data.workLocation, language)],
    [t('person.offer.contact'), data.contact],
  ];
  return <Facts facts={facts} />;
}

function Standing({ data }: Pick<Content, 'data'>) {
  const t = useT();
  const has = useHasMessage();
  const { language } = useLanguage();
  const { status, invalidReason, answeredAt, expiresAt, contact } = data;
  const time = answeredAt === null ? '' : exactTime(answeredAt, language);
  if (status === 'ACCEPTED' || status === 'ON_BOARD')
    return <p className="note note-ok">{t('person.offer.accepted', { time })}</p>;
  if (status === 'INVALID') {
    const id = `person.offerInvalid.${invalidReason ?? 'OTHER'}`;
    return <p className="note note-bad">{t(has(id) ? id : 'person.offerInvalid.OTHER', { contact })}</p>;
  }
  if (expiresAt === null) return null;
  return <p className="note">{t('person.offer.answerBy', { time: exactTime(expiresAt, language) })}</p>;
}

function AcceptDialog({ data, link, reload, onClose }: Content & { onClose: () => void }) {
  const t = useT();
  const { language } = useLanguage();
  const action = useAction();
  const accept = async () => {
    if (await action.run(() => link.send('AcceptOffer', { offerId: data.offerId }).finally(reload))) onClose();
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

function Actions(content: Content) {
  const t = useT();
  const { status } = useParams();
  const { data, link, reload } = content;
  const suggested = suggestedAnswer(status);
  const canRefuse = data.allowedActions.includes('RefuseOffer');
  const [asking, setAsking] = useState<'accept' | 'refuse' | undefined>(data.status === 'SENT' ? suggested : undefined);
  const close = () => setAsking(undefined);
  return (
    <>
      {data.allowedActions.length > 0 && (
        <div className="bar link-bar">
          {canRefuse && <Button onClick={() => setAsking('refuse')}>{t('person.offer.refuse')}</Button>}
          {data.allowedActions.includes('AcceptOffer') && (
            <Button kind="primary" onClick={() => setAsking('accept')}>
              {t('person.offer.accept')}
            </Button>
          )}
        </div>
      )}
      {asking === 'accept' && data.allowedActions.includes('AcceptOffer') && (
        <AcceptDialog {...content} onClose={close} />
      )}
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
          onConfirm={(reason) => link.send('RefuseOffer', { offerId: data.offerId, reason }).finally(reload)}
        />
      )}
    </>
  );
}

function Body(content: Content) {
  const t = useT();
  const jobTitle = useJobTitle();
  const { data } = content;
  return (
    <section className="sheet link">
      <h1>{t('person.offer.greeting', { name: data.name })}</h1>
      <p>{t('person.offer.lead', { position: jobTitle(data.position) })}</p>
      <Standing data={data} />
      <Terms data={data} />
      {data.pay !== null && data.pay.note !== '' && <p className="quiet">{data.pay.note}</p>}
      {data.letter !== '' && <div className="letter">{data.letter}</div>}
      {data.attachment !== null && (
        <p>
          <a href={fileAddress(data.attachment.fileId)} download={data.attachment.name}>
            {t('person.offer.download', { name: data.attachment.name })}
          </a>
        </p>
      )}
      <p className="quiet">{t('person.offer.notice')}</p>
      <Actions {...content} />
    </section>
  );
}

/** The candidate's offer: what is offered, and the answer. */
export default function Offer() {
  const t = useT();
  return (
    <LinkPage query="offerPage" title={t('person.offer.title')}>
      {(content) => <Body {...content} />}
    </LinkPage>
  );
}
