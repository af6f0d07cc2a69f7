import type { ReactNode } from 'react';

interface Props {
  readonly main: ReactNode;
  readonly more: ReactNode;
}

/** What two columns say, one above the other. */
export function PairCell({ main, more }: Props) {
  return (
    <>
      <span className="cell-main">{main}</span>
      <span className="cell-more">{more}</span>
    </>
  );
}
