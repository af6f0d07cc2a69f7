import { Link } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { ConsentTag } from '../../../ui/ConsentTag.tsx';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import type { Neighbours } from '../../../ui/use-neighbours.ts';
import { OfferActions } from '../actions/OfferActions.tsx';
import { type OfferDetail, useOfferDetailQuery } from '../api.ts';
import { StandTag } from '../StandTag.tsx';
import { useOfferWords } from '../words.ts';
import { ApprovalChain } from './ApprovalChain.tsx';
import { Standing } from './Standing.tsx';
import { Terms } from './Terms.tsx';

interface Props extends Neighbours {
  readonly offerId: string;
  readonly onClose: () => void;
}

/** One offer: where it stands, what can be done, its terms, who agreed, and the words that went out. */
export function OfferDrawer({ offerId, ...around }: Props) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const answer = useOfferDetailQuery({ offerId });
  return (
    <DetailDrawer
      answer={answer}
      title={(detail) => t({ id: 'offers.drawer.title' }, { name: detail === undefined ? '' : nameOf(detail.person) })}
      standing={(detail) => <Standing detail={detail} />}
      {...around}
    >
      {(detail) => (
        <>
          <Head detail={detail} />
          <div className="drawer-body">
            <ApprovalChain detail={detail} />
            <Terms detail={detail} />
            {detail.letter !== null && (
              <section>
                <h3>{t({ id: 'offers.drawer.letter' })}</h3>
                <blockquote className="quote offer-letter">{detail.letter}</blockquote>
              </section>
            )}
          </div>
        </>
      )}
    </DetailDrawer>
  );
}

function Head({ detail }: { detail: OfferDetail }) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const words = useOfferWords();
  const { person, applicationId, position, type } = detail;
  return (
    <header className="drawer-head">
      <h2>
        {nameOf(person)} <StandTag row={detail} />{' '}
        {person.consent !== 'AUTHORIZED' && <ConsentTag consent={person.consent} />}
      </h2>
      <p className="drawer-line">
        <span>{words.positionTitle(position)}</span>
        <span>{words.type(type)}</span>
        <Link to={paths.application(applicationId)}>{t({ id: 'offers.drawer.application' })}</Link>
      </p>
      <Standing detail={detail} />
      <OfferActions detail={detail} />
    </header>
  );
}
