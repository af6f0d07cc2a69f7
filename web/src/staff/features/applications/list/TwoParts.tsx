interface Props {
  readonly main: string;
  readonly more: string;
  readonly late?: boolean;
  /** One sentence: it goes on in the next line where rows have more than one, rather than being cut. */
  readonly flows?: boolean;
}

/** What a cell says first, and what it adds. */
export function TwoParts({ main, more, late = false, flows = false }: Props) {
  return (
    <span className={flows ? 'cell-flow' : undefined}>
      <span className="cell-main">{main}</span>
      {more !== '' && (
        <>
          {' '}
          <span className={late ? 'cell-more late' : 'cell-more'}>{more}</span>
        </>
      )}
    </span>
  );
}
