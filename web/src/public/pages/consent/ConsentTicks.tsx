import type { GuardianNeed } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Check } from '../../../ui/Check.tsx';
import { GuardianFields } from './GuardianFields.tsx';
import type { Ticks } from './use-ticks.ts';

interface Props {
  readonly need: GuardianNeed;
  readonly ticks: Ticks;
  /** Somebody pressed the button: what is missing is said. */
  readonly pressed: boolean;
}

/** What is ticked to consent: that one agrees, that one is no adult yet where nobody knows, and then the guardian. */
export function ConsentTicks({ need, ticks, pressed }: Props) {
  const t = useTranslate();
  const { ticked, tick, withGuardian } = ticks;
  if (need === 'TOO_YOUNG') return <p className="note note-warn">{t({ id: 'person.consent.tooYoung' })}</p>;
  return (
    <>
      <Check
        checked={ticked.agreed}
        onValue={(agreed) => tick({ agreed })}
        error={pressed && !ticked.agreed ? t({ id: 'refusal.privacy.consent_required' }) : undefined}
      >
        {t({ id: 'person.consent.agree' })}
      </Check>
      {need === 'UNKNOWN' && (
        <>
          <Check checked={ticked.isYoung} onValue={(isYoung) => tick({ isYoung })}>
            {t({ id: 'person.consent.young' })}
          </Check>
          <p className="quiet">{t({ id: 'person.consent.belowAge' })}</p>
        </>
      )}
      {withGuardian && <GuardianFields ticks={ticks} pressed={pressed} />}
    </>
  );
}
