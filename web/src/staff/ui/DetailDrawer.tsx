import { type ReactNode, useMemo } from 'react';
import { SeenContext, seenIn } from '../model/seen.ts';
import { stillShown } from '../model/still-shown.ts';
import { AboutCandidates, candidatesIn } from './about-candidates.ts';
import { Drawer } from './Drawer.tsx';
import { Loading } from './Loading.tsx';
import { NewestContext } from './newest.ts';
import { QueryFailure } from './QueryFailure.tsx';
import type { Neighbours } from './use-neighbours.ts';

interface Props<T> extends Neighbours {
  /** What a query hook says of the question. */
  readonly answer: {
    readonly data?: { readonly data: T } | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** Undefined until the answer is there. */
  readonly title: (detail: T | undefined) => string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** How it stands, in a sentence: for who meets a change of it in a form. */
  readonly standing?: (detail: T) => ReactNode;
  readonly children: (detail: T) => ReactNode;
}

/** One item beside its list, asked for by itself: it waits, or says why it did not come, under the name of its kind. */
export function DetailDrawer<T>({ answer, title, standing, children, ...frame }: Props<T>) {
  const { error, refetch } = answer;
  const detail = stillShown(answer)?.data;
  const seen = useMemo(() => seenIn(detail), [detail]);
  const about = useMemo(() => candidatesIn(detail), [detail]);
  return (
    <Drawer title={title(detail)} {...frame}>
      {detail === undefined && error === undefined && <Loading />}
      {detail === undefined && <QueryFailure failure={error} onRetry={() => void refetch()} />}
      {detail !== undefined && (
        <SeenContext value={seen}>
          <AboutCandidates value={about}>
            <NewestContext value={standing?.(detail)}>{children(detail)}</NewestContext>
          </AboutCandidates>
        </SeenContext>
      )}
    </Drawer>
  );
}
