import type { PolicyName } from '@talentlog/contracts';
import type { QueryData } from '../../../../api/tables.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useCommand } from '../../../model/use-command.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { PlannedWords } from './PlannedWords.tsx';

interface Props {
  readonly policy: PolicyName;
  readonly desk: QueryData<'policyDesk'>;
  readonly hasDraft: boolean;
}

const address = { privacy: '/privacy', agreement: '/registrationAgreement' } as const;

/** Which version counts, which one waits for its day, and whether something was written that nobody reads yet. */
export function InForce({ policy, desk: { version, planned, values }, hasDraft }: Props) {
  const t = useTranslate();
  const { busy, problem, run } = useCommand();
  return (
    <div className="policy-standing">
      <p>
        {t({ id: 'policy.page.inForce' }, { version })}{' '}
        <a href={address[policy]} target="_blank" rel="noreferrer">
          {t({ id: 'policy.page.open' })}
        </a>
        {hasDraft && ` · ${t({ id: 'policy.page.drafted' })}`}
      </p>
      {planned !== null && (
        <p className="form-note">
          {t({ id: 'policy.page.planned' }, { version: planned.version })}{' '}
          <BusyButton busy={busy} onClick={() => void run('CallOffPolicy', { policy })}>
            {t({ id: 'policy.action.callOff' })}
          </BusyButton>
        </p>
      )}
      {planned !== null && <PlannedWords planned={planned} values={values} />}
      <ProblemNote problem={problem} />
    </div>
  );
}
