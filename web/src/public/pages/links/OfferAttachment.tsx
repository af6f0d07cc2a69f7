import { useT } from '../../../i18n/react.tsx';
import { Link, useParams } from '../../site/router.tsx';
import { useJobTitle } from '../jobs/use-job-title.ts';
import { type LinkContent, LinkPage } from './LinkPage.tsx';
import { OfferFiles } from './OfferFiles.tsx';
import { OfferStanding } from './OfferStanding.tsx';

function Body(content: LinkContent<'offerPage'>) {
  const t = useT();
  const jobTitle = useJobTitle();
  const { id = '' } = useParams();
  const { data } = content;
  const hasNone = data.paper === null && data.attachment === null;
  const isOver = data.status === 'INVALID';
  return (
    <section className="sheet link">
      <h1>{t('person.offer.papers')}</h1>
      {isOver ? (
        <OfferStanding data={data} />
      ) : (
        <p>{t('person.offer.papersOf', { name: data.name, position: jobTitle(data.position) })}</p>
      )}
      {hasNone ? <p>{t('person.offer.noPapers', { contact: data.contact })}</p> : <OfferFiles {...content} />}
      <p className="quiet">{t('person.offer.notice')}</p>
      <p>
        <Link to={`/send_offer/${id}`}>
          {t(data.status === 'SENT' ? 'person.offer.toOffer' : 'person.offer.seeOffer')}
        </Link>
      </p>
    </section>
  );
}

/** The files of the candidate's offer, to be downloaded by whom the offer is made to. */
export default function OfferAttachment() {
  const t = useT();
  return (
    <LinkPage query="offerPage" title={t('person.offer.papers')}>
      {(content) => <Body {...content} />}
    </LinkPage>
  );
}
