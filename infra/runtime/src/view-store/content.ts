import type { Row } from './schema.ts';
import { settled } from './settled.ts';
import { type FieldValues, fieldValues } from './values.ts';

/** How the columns and the search text of a view's rows are come by. */
export interface Derivation {
  readonly paths: readonly (readonly string[])[];
  readonly search: ((row: Row) => string) | undefined;
}

interface Derived {
  readonly fields: readonly FieldValues[];
  readonly text: string;
}

const derive = ({ paths, search }: Derivation, row: Row, before?: Derived): Derived => ({
  fields: paths.map((path, index) => fieldValues(row, path, before?.fields[index])),
  text: search?.(row) ?? '',
});

/** A row as it goes into the tables, frozen. Its document, columns and search text are made once, where they are asked for. */
export class Content {
  private constructor(
    private readonly derivation: Derivation,
    readonly row: Row,
    private made: Derived | undefined,
    private text: string | undefined,
  ) {}

  static ofDoc(derivation: Derivation, doc: string): Content {
    return new Content(derivation, settled(JSON.parse(doc) as Row), undefined, doc);
  }

  /**
   * Throws where a column's value is an object, and what the schema's own code throws. Fields that hold what they held `before` are
   * taken from there.
   */
  static ofRow(derivation: Derivation, given: Row, before: Content | undefined): Content {
    const row = settled(given);
    return new Content(derivation, row, derive(derivation, row, before?.made), undefined);
  }

  get doc(): string {
    this.text ??= JSON.stringify(this.row);
    return this.text;
  }

  /** Throws where today's schema code cannot read a stored document. */
  get derived(): Derived {
    this.made ??= derive(this.derivation, this.row);
    return this.made;
  }
}
