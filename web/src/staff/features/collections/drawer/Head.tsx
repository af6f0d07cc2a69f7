import { titleIn } from '@talentlog/contracts';
import { Link } from 'react-router-dom';
import { useHasMessage, useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { ConsentTag } from '../../../ui/ConsentTag.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { CollectionApplication, CollectionDetail } from '../api.ts';
import { StandTag } from '../StandTag.tsx';
import { Standing } from './Standing.tsx';

interface Props {
  readonly detail: CollectionDetail;
  readonly application: CollectionApplication | undefined;
}

/** Who it is, the offer and the application behind it, and where it stands as a sentence. */
export function Head({ detail, application }: Props) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const { language } = useLanguage();
  const { person, applicationId, offerId, position } = detail;
  return (
    <>
      <h2>
        {nameOf(person)} <StandTag row={detail} />{' '}
        {person.consent !== 'AUTHORIZED' && <ConsentTag consent={person.consent} />}
      </h2>
      <p className="drawer-line">
        <span>{titleIn(position, language)}</span>
        <Link to={paths.application(applicationId)}>{t({ id: 'collections.drawer.application' })}</Link>
        <span>
          <Link to={paths.offer(offerId)}>{t({ id: 'collections.drawer.offer' })}</Link>{' '}
          <OfferStatus status={application?.offers.find((offer) => offer.offerId === offerId)?.status} />
        </span>
      </p>
      <Standing detail={detail} application={application} />
    </>
  );
}

function OfferStatus({ status }: { status: string | undefined }) {
  const t = useTranslate();
  const has = useHasMessage();
  const id = `state.offer.status.${status}`;
  if (status === undefined || !has(id)) return null;
  return <StateTag tone={status === 'INVALID' ? 'mute' : 'ok'}>{t({ id })}</StateTag>;
}
