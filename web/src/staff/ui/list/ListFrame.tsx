import type { ReactNode } from 'react';
import { Loading } from '../Loading.tsx';
import { Page } from '../Page.tsx';
import { QueryFailure } from '../QueryFailure.tsx';

/** How a list stands: how many there are, or why that is not known. */
export interface Standing {
  readonly total: number | undefined;
  readonly failure?: unknown;
  readonly onRetry?: () => void;
}

interface Props {
  readonly title: string;
  /** Lists with views have their tabs where a title would stand. */
  readonly titleHidden?: boolean;
  readonly actions?: ReactNode;
  readonly views?: ReactNode;
  /** What the list is narrowed by. */
  readonly bar: ReactNode;
  /** What is done with those chosen, under the rows, so that none of them moves when the first is chosen. */
  readonly bulk?: ReactNode;
  readonly facets?: ReactNode;
  readonly standing: Standing;
  readonly empty?: ReactNode;
  /** The rows. */
  readonly body: ReactNode;
  /** The open row, beside them. */
  readonly children?: ReactNode;
}

/** Every list of the workspace: views, bar, rows or why there are none, and the open row beside them. */
export function ListFrame({
  title,
  titleHidden,
  actions,
  views,
  bar,
  bulk,
  facets,
  standing,
  empty,
  body,
  children,
}: Props) {
  return (
    <Page title={title} titleHidden={titleHidden ?? false} actions={actions} fixed>
      {views}
      {bar}
      <div className="with-facets">
        {facets}
        <div className="facet-rows">
          <Rows {...standing} empty={empty} body={body} />
          {bulk}
        </div>
      </div>
      {children}
    </Page>
  );
}

function Rows({ total, failure, onRetry, empty, body }: Standing & Pick<Props, 'empty' | 'body'>) {
  if (total === undefined && failure === undefined) return <Loading />;
  if (total === undefined) return <QueryFailure failure={failure} {...(onRetry === undefined ? {} : { onRetry })} />;
  return total === 0 && empty !== undefined ? empty : body;
}
