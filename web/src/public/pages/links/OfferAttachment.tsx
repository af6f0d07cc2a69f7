import { Link, useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { useJobTitle } from '../jobs/use-job-title.ts';
import { type LinkContent, LinkPage } from './LinkPage.tsx';
import { OfferFiles } from './OfferFiles.tsx';
import { OfferStanding } from './OfferStanding.tsx';

function Body(content: LinkContent<'offerPage'>) {
  const t = useTranslate();
  const jobTitle = useJobTitle();
  const { id = '' } = useParams();
  const { data } = content;
  const hasNone = data.paper === null && data.attachment === null;
  const isOver = data.status === 'INVALID';
  return (
    <section className="sheet link">
      <h1>{t({ id: 'person.offer.papers' })}</h1>
      {isOver ? (
        <OfferStanding data={data} />
      ) : (
        <p>{t({ id: 'person.offer.papersOf' }, { name: data.name, position: jobTitle(data.position) })}</p>
      )}
      {hasNone ? <p>{t({ id: 'person.offer.noPapers' }, { contact: data.contact })}</p> : <OfferFiles {...content} />}
      <p className="quiet">{t({ id: 'person.offer.notice' })}</p>
      <p>
        <Link to={`/send_offer/${id}`}>
          {t({ id: data.status === 'SENT' ? 'person.offer.toOffer' : 'person.offer.seeOffer' })}
        </Link>
      </p>
    </section>
  );
}

/** The files of the candidate's offer, to be downloaded by whom the offer is made to. */
export default function OfferAttachment() {
  const t = useTranslate();
  return (
    <LinkPage query="offerPage" title={t({ id: 'person.offer.papers' })}>
      {(content) => <Body {...content} />}
    </LinkPage>
  );
}
