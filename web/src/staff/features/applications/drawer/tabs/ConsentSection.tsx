import { useTranslate } from '../../../../../i18n/react.tsx';
import { DateTime } from '../../../../ui/DateTime.tsx';
import { WithPacks } from '../../../../ui/WithPacks.tsx';
import type { Detail } from '../../actions/types.ts';

/** Every consent of the person: to which policy, when, how, and how it ended; and each time they said no. */
export function ConsentSection({ record }: { readonly record: Detail['consentRecord'] }) {
  return (
    <WithPacks names={['consent']}>
      <Records record={record} />
    </WithPacks>
  );
}

function Records({
  record: { given, declined, invitedUntil, expiresAt, hasGuardian },
}: {
  readonly record: Detail['consentRecord'];
}) {
  const t = useTranslate();
  const lives = given.some(({ ended }) => ended === null);
  return (
    <>
      <h3>{t({ id: 'consent.record.title' })}</h3>
      <ul className="visits">
        {invitedUntil !== null && (
          <li>
            {t({ id: 'consent.record.asked' })} <DateTime at={invitedUntil} />
          </li>
        )}
        {lives && expiresAt !== null && (
          <li>
            {t({ id: 'consent.record.until' })} <DateTime at={expiresAt} />
            {hasGuardian && <span className="muted"> {t({ id: 'consent.record.guardian' })}</span>}
          </li>
        )}
        {given.map(({ policyVersion, at, way, ended }) => (
          <li key={at}>
            {t({ id: 'consent.record.version' }, { version: policyVersion })} <DateTime at={at} />{' '}
            <span className="muted">
              {t({ id: `consent.way.${way ?? 'none'}` })}
              {ended !== null && (
                <>
                  {' · '}
                  {t({ id: `consent.ended.${ended.how}` })} <DateTime at={ended.at} />
                </>
              )}
            </span>{' '}
            <a href={`/privacy?at=${at}&version=${policyVersion}`} target="_blank" rel="noreferrer">
              {t({ id: 'consent.record.read' })}
            </a>
          </li>
        ))}
        {declined.map((at) => (
          <li key={at}>
            {t({ id: 'consent.record.declined' })} <DateTime at={at} />
          </li>
        ))}
        {given.length + declined.length === 0 && invitedUntil === null && (
          <li className="muted">{t({ id: 'consent.record.none' })}</li>
        )}
      </ul>
    </>
  );
}
