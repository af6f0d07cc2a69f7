interface Props {
  readonly main: string;
  readonly more: string;
  readonly late?: boolean;
  /** The first part goes on in the second line where rows have two, rather than being cut. */
  readonly flows?: boolean;
}

/** What a cell says first, and what it adds. */
export function TwoParts({ main, more, late = false, flows = false }: Props) {
  return (
    <span className={flows ? 'cell-flow' : undefined}>
      <span className="cell-main">{main}</span>
      {more !== '' && <span className={late ? 'cell-more late' : 'cell-more'}>{more}</span>}
    </span>
  );
}
