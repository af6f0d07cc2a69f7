import { useEffect, useRef } from 'react';
import { Loading } from '../../../ui/Loading.tsx';
import { useQuery } from '../../site/context.tsx';
import { Failed } from '../errors/Failed.tsx';
import { JobBody } from './JobBody.tsx';

/** A position beside the list it was picked from. Who picks with the keyboard goes on reading here. */
export default function JobPane({ id }: { id: string }) {
  const { data, problem, reload } = useQuery('jobDetail', { advertisementId: id });
  const pane = useRef<HTMLDivElement>(null);
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    pane.current?.scrollTo(0, 0);
    if (document.activeElement?.matches('.job > a:focus-visible')) pane.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <div className="pane-body" ref={pane} tabIndex={-1}>
      {data === undefined && problem !== undefined && <Failed problem={problem} retry={reload} />}
      {data === undefined && problem === undefined && <Loading lines={12} />}
      {data !== undefined && <JobBody detail={data} beside />}
    </div>
  );
}
