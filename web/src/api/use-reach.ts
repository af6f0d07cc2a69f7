import type { ReachSeen } from '@talentlog/contracts';
import { useEffect, useState } from 'react';
import { bodyOf, request } from './http.ts';

/** By what the company can send codes; undefined until that is known, and where nobody can say. */
export function useReach(): ReachSeen | undefined {
  const [reach, setReach] = useState<ReachSeen>();
  useEffect(() => {
    let here = true;
    const ask = async () => {
      const { data } = await bodyOf<{ data?: ReachSeen }>(await request('/api/reach'));
      if (here) setReach(data);
    };
    ask().catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);
  return reach;
}
