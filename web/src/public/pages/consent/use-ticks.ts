import type { Guardian, GuardianNeed, GuardianRelation } from '@talentlog/contracts';
import { useState } from 'react';

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
}

const nothing: Ticked = { agreed: false, isYoung: false, guardianAgrees: false, name: '', relation: '' };

/** The ticks of a consent: the person's own and, from 14 to 17, the guardian's. */
export function useTicks(need: GuardianNeed): Ticks {
  const [ticked, setTicked] = useState(nothing);
  const { agreed, isYoung, guardianAgrees, name, relation } = ticked;
  const withGuardian = need === 'YES' || (need === 'UNKNOWN' && isYoung);
  const guardian = withGuardian && name.trim() !== '' && relation !== '' ? { name: name.trim(), relation } : null;
  return {
    ticked,
    tick: (change) => setTicked((before) => ({ ...before, ...change })),
    withGuardian,
    ready: agreed && (!withGuardian || (guardianAgrees && guardian !== null)),
    guardian,
  };
}
