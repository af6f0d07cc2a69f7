import type { Guardian, GuardianNeed, GuardianRelation } from '@talentlog/contracts';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useDraft } from '../../../ui/use-draft.ts';

/** What was ticked and filled in so far. */
interface Ticked {
  readonly agreed: boolean;
  /** Says to be 14 to 17, where no birth date is known. */
  readonly isYoung: boolean;
  readonly guardianAgrees: boolean;
  readonly name: string;
  readonly relation: GuardianRelation | '';
}

export interface Ticks {
  readonly ticked: Ticked;
  readonly tick: (change: Partial<Ticked>) => void;
  /** Whether a guardian has to agree, too. */
  readonly withGuardian: boolean;
  /** Whether nothing is missing. */
  readonly ready: boolean;
  /** What the command takes. */
  readonly guardian: Guardian | null;
  /** Keeps them no longer: they were sent. */
  readonly forget: () => void;
}

const nothing: Ticked = { agreed: false, isYoung: false, guardianAgrees: false, name: '', relation: '' };

/** What was typed stays when other words come into force; what was agreed to is asked again. */
function tickedIn(kept: string, policyVersion: string): Ticked {
  if (kept === '') return nothing;
  const { version, ...typed } = JSON.parse(kept) as Ticked & { readonly version?: string };
  const others = version === policyVersion ? {} : { agreed: false, guardianAgrees: false };
  return { ...nothing, ...typed, ...others };
}

/** What was ticked on this page, as text; the third forgets it. */
export function useKeptTicks() {
  const { pathname } = useLocation();
  return useDraft(`consent:${pathname}`, '');
}

/**
 * The ticks of a consent: the person's own and, from 14 to 17, the guardian's. They are kept until they are sent, on the page they were
 * made on, and count for the version of the policy that was read.
 */
export function useTicks(need: GuardianNeed, policyVersion: string): Ticks {
  const [kept, keep, forget] = useKeptTicks();
  const latest = useRef(kept);
  latest.current = kept;
  const ticked = tickedIn(kept, policyVersion);
  const { agreed, isYoung, guardianAgrees, name, relation } = ticked;
  const withGuardian = need === 'YES' || (need === 'UNKNOWN' && isYoung);
  const guardian = withGuardian && name.trim() !== '' && relation !== '' ? { name: name.trim(), relation } : null;
  return {
    ticked,
    // Several may change before the next render.
    tick: (change) => {
      latest.current = JSON.stringify({
        ...tickedIn(latest.current, policyVersion),
        ...change,
        version: policyVersion,
      });
      keep(latest.current);
    },
    withGuardian,
    ready: need !== 'TOO_YOUNG' && agreed && (!withGuardian || (guardianAgrees && guardian !== null)),
    guardian,
    forget,
  };
}
