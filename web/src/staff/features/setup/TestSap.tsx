import { useTranslate } from '../../../i18n/react.tsx';
import type { Failure } from '../../model/staff-api.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { useTestSapMutation } from './api.ts';

/** Whether SAP lets us in, before the first new hire is pushed. */
export function TestSap() {
  const t = useTranslate();
  const [tryIt, { data, error, isLoading }] = useTestSapMutation();
  return (
    <div className="sms-test">
      <BusyButton busy={isLoading} onClick={() => void tryIt()}>
        {t({ id: 'settings.test.sap' })}
      </BusyButton>
      {error !== undefined && <ProblemNote problem={error as Failure} />}
      {data !== undefined && (
        <p role="status" className={data.outcome === 'failed' ? 'late' : 'muted'}>
          {data.outcome === 'failed'
            ? t({ id: 'settings.tested.sap_failed' }, { reason: data.reason })
            : t({ id: 'settings.tested.sap_sent' })}
        </p>
      )}
    </div>
  );
}
