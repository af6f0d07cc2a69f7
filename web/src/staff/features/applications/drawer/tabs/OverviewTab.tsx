import { waitsForScreener } from '@talentlog/contracts';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../../model/application-words.ts';
import { paths } from '../../../../model/paths.ts';
import { useScreeningWords } from '../../../../model/screening-words.ts';
import { DateTime } from '../../../../ui/DateTime.tsx';
import { ScreeningReason } from '../../../../ui/ScreeningReason.tsx';
import { StateTag } from '../../../../ui/StateTag.tsx';
import type { Detail } from '../../actions/types.ts';
import { ConsentSection } from './ConsentSection.tsx';
import { Elsewhere } from './Elsewhere.tsx';

/** The application in facts, and what hangs on it. */
export function OverviewTab({ detail }: { detail: Detail }) {
  const t = useTranslate();
  const words = useApplicationWords();
  const { position, deliveredAt, visited, tags, person, others, collection } = detail;
  return (
    <>
      <dl className="facts">
        <dt>{t({ id: 'staff.column.position' })}</dt>
        <dd>{words.positionTitle(position)}</dd>
        <dt>{t({ id: 'staff.overview.number' })}</dt>
        <dd>{person.number}</dd>
        <dt>{t({ id: 'staff.overview.delivered' })}</dt>
        <dd>
          <DateTime at={deliveredAt} />
        </dd>
        {tags.length > 0 && (
          <>
            <dt>{t({ id: 'staff.overview.tags' })}</dt>
            <dd>{tags.join(' · ')}</dd>
          </>
        )}
        {collection !== null && (
          <>
            <dt>{t({ id: 'staff.nav.collections' })}</dt>
            <dd>
              <Link to={paths.collection(collection.collectionId)}>{t({ id: 'staff.overview.open' })}</Link>
            </dd>
          </>
        )}
      </dl>
      <h3>{t({ id: 'staff.application.stages' })}</h3>
      <ol className="visits">
        {visited.map(({ stage, at }) => (
          <li key={`${stage}${at}`}>
            {words.stage(stage)} <DateTime at={at} />
          </li>
        ))}
      </ol>
      <Screening items={detail.screening} />
      <Offers offers={detail.offers} />
      {others.length > 0 && (
        <>
          <h3>{t({ id: 'staff.overview.others' })}</h3>
          <ul className="visits">
            {others.map((other) => (
              <li key={other.applicationId}>
                <Link to={paths.application(other.applicationId)}>{words.positionTitle(other.position)}</Link>{' '}
                <span className="muted">
                  {words.stage(other.stage)} · {words.bucket(other.bucket)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Elsewhere elsewhere={detail.elsewhere} />
      <ConsentSection record={detail.consentRecord} />
    </>
  );
}

function Screening({ items }: { items: Detail['screening'] }) {
  const t = useTranslate();
  const words = useScreeningWords();
  if (items.length === 0) return null;
  return (
    <>
      <h3>{t({ id: 'staff.nav.screening' })}</h3>
      <ul className="visits">
        {items.map((item) => (
          <li key={item.itemId}>
            {item.screener.name} <StateTag tone={words.tone(item.state)}>{words.state(item.state)}</StateTag>{' '}
            <ScreeningReason code={item.reasonCode} />{' '}
            {waitsForScreener.includes(item.state) && (
              <span className="muted">
                {t({ id: 'staff.screening.until' })} <DateTime at={item.deadline} />
              </span>
            )}
            {item.opinion && <blockquote className="quote">{item.opinion}</blockquote>}
          </li>
        ))}
      </ul>
    </>
  );
}

const offerTones = { PENDING_SEND: 'warn', SENT: 'info', ACCEPTED: 'ok', ON_BOARD: 'ok', INVALID: 'mute' } as const;
const isOfferStatus = (status: string): status is keyof typeof offerTones => Object.hasOwn(offerTones, status);

function Offers({ offers }: { offers: Detail['offers'] }) {
  const t = useTranslate();
  if (offers.length === 0) return null;
  return (
    <>
      <h3>{t({ id: 'staff.nav.offers' })}</h3>
      <ul className="visits">
        {offers.map(({ offerId, status, updatedAt }) => (
          <li key={offerId}>
            <Link to={paths.offer(offerId)}>{t({ id: 'staff.overview.open' })}</Link>{' '}
            {isOfferStatus(status) ? (
              <StateTag tone={offerTones[status]}>{t({ id: `staff.offerStatus.${status}` })}</StateTag>
            ) : (
              <StateTag tone="mute">{t({ id: 'staff.offerStatus.NONE' })}</StateTag>
            )}{' '}
            <span className="muted">
              <DateTime at={updatedAt} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
