import { useState } from 'react';
import type { QueryData } from '../../../api/tables.ts';
import { type Asked, useQuery } from '../../site/context.tsx';

export interface Agreement {
  readonly asked: Asked<'policy'>;
  /** The version that was ticked, while it is the one shown; it is what is sent. */
  readonly agreed: string | null;
  /** The words to read, where others were ticked before. */
  readonly newWords: QueryData<'policy'> | undefined;
  readonly tick: (isTicked: boolean) => void;
}

/** The registration agreement as the page shows it, and the tick under it. A tick is kept for nobody: whoever comes next agrees themselves. */
export function useAgreement(): Agreement {
  const asked = useQuery('policy', { policy: 'agreement' });
  const [ticked, setTicked] = useState<string | null>(null);
  const [first, setFirst] = useState<string>();
  const version = asked.data?.version ?? null;
  const tick = (isTicked: boolean) => {
    setTicked(isTicked ? version : null);
    if (isTicked) setFirst((before) => before ?? version ?? undefined);
  };
  return {
    asked,
    agreed: ticked === version ? ticked : null,
    newWords: first === undefined || first === version ? undefined : asked.data,
    tick,
  };
}
