import type { Integrity } from '@talentlog/contracts';
import { useIntl } from 'react-intl';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import { useCheckIntegrityMutation } from '../api.ts';
import { exactSeconds } from '../history/exact-seconds.ts';
import { positionText } from '../history/steps.ts';
import { useLastCheck } from './use-last-check.ts';

/** Proof that nothing in the log was changed, removed or cut off since it was written. */
export function IntegrityPage() {
  const t = useTranslate();
  const { data, error, refetch } = useLastCheck();
  const [check, checking] = useCheckIntegrityMutation();
  const last = data?.data ?? null;
  return (
    <Page
      title={t({ id: 'audit.integrity.title' })}
      actions={
        <BusyButton intent="primary" busy={checking.isLoading} onClick={() => void check()}>
          {t({ id: 'audit.integrity.run' })}
        </BusyButton>
      }
    >
      <div className="integrity">
        <p className="integrity-lead">{t({ id: 'audit.integrity.what' })}</p>
        <QueryFailure
          failure={error ?? checking.error}
          onRetry={() => void (error === undefined ? check() : refetch())}
        />
        <div aria-live="polite">
          {checking.isLoading && <p className="muted">{t({ id: 'audit.integrity.running' })}</p>}
          {!checking.isLoading && data?.data === null && (
            <p className="muted">{t({ id: 'audit.integrity.neverLong' })}</p>
          )}
          {!checking.isLoading && last !== null && <Finding last={last} />}
        </div>
      </div>
    </Page>
  );
}

function Finding({ last }: { last: Integrity }) {
  const t = useTranslate();
  const { formatNumber } = useIntl();
  const { language } = useLanguage();
  const { position = null, why = '' } = last.firstBad ?? {};
  const facts: readonly [string, string][] = [
    [t({ id: 'audit.integrity.checked' }), formatNumber(last.checked)],
    [t({ id: 'audit.integrity.head' }), positionText(last.head)],
    [t({ id: 'audit.integrity.at' }), exactSeconds(last.at, language)],
  ];
  return (
    <section className={`audit-card finding ${last.ok ? 'ok' : 'bad'}`}>
      <h2>
        {last.ok
          ? t({ id: 'audit.integrity.ok' })
          : t({ id: position === null ? 'audit.integrity.unproven' : 'audit.integrity.bad' })}
      </h2>
      {last.firstBad !== null && (
        <p>
          {position === null
            ? t({ id: 'audit.integrity.beside' }, { why })
            : t({ id: 'audit.integrity.firstBad' }, { position: positionText(position), why })}
        </p>
      )}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
