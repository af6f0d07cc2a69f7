interface Props {
  readonly main: string;
  readonly more: string;
  /** By when; it is never broken where it fits into a line. */
  readonly until?: string;
  readonly late?: boolean;
  /** One sentence: it goes on in the next line where rows have more than one, rather than being cut. */
  readonly flows?: boolean;
}

/** What a cell says first, and what it adds. */
export function TwoParts({ main, more, until = '', late = false, flows = false }: Props) {
  return (
    <span className={flows ? 'cell-flow' : undefined}>
      <span className="cell-main">{main}</span>
      {(more !== '' || until !== '') && (
        <>
          {' '}
          <span className={late ? 'cell-more late' : 'cell-more'}>
            {more}
            {more !== '' && until !== '' && ' · '}
            {until !== '' && <span className="unbroken">{until}</span>}
          </span>
        </>
      )}
    </span>
  );
}
