import { sizeOf, smallestProbe } from './counts.ts';
import type { Statements } from './statements.ts';
import type { ViewTable } from './table.ts';
import { type Part, type Sql, whereAll } from './where.ts';

/** A condition that holds for more of the rows than one in so many is not worth an index: reading all rows in order is faster. */
const selective = 8;
/** Where nothing is as rare as a probe looks, the next one looks so many times as far. */
const further = 8;

/** How a query's rows are best come by. */
export interface Plan {
  /** The condition that the fewest rows meet, looked up in its index; undefined: all rows are read. */
  readonly driver: Part | undefined;
  /** Rows to look at. */
  readonly cost: number;
}

/** Probes the conditions side by side: what one of them finds few rows of costs little, however many the others have. */
export function planOf(statements: Statements, { layout }: ViewTable, parts: readonly Part[]): Plan {
  const size = sizeOf(statements, layout);
  const most = Math.max(smallestProbe, Math.ceil(size / selective));
  for (let limit = smallestProbe; ; limit = Math.min(most, limit * further)) {
    const found = rarest(statements, parts, limit);
    if (found !== undefined) return found;
    if (limit >= most) return { driver: undefined, cost: size };
  }
}

function rarest(statements: Statements, parts: readonly Part[], limit: number): Plan | undefined {
  let best: Plan | undefined;
  for (const part of parts) {
    const { text, values } = part.rows;
    const most = Math.max(1, best?.cost ?? limit);
    const sql = `SELECT count(*) AS n FROM (${text} LIMIT ?)`;
    const n = statements.get<{ n: number }>(sql, ...values, most)?.n ?? 0;
    if (n < most) best = { driver: part, cost: n };
  }
  return best;
}

/** The driver by its index, the others of each row that it gives; a search that does not drive is listed once. */
export function clauseOf(parts: readonly Part[], { driver }: Plan): Sql {
  const others = parts.filter((part) => part !== driver);
  const rest = others.map((part) => (part.kind === 'search' ? listed(part) : part.perRow));
  return whereAll(driver === undefined ? rest : [driver.indexed, ...rest]);
}

/** The rows that a search finds, listed once and looked up per row. */
export const listed = ({ indexed }: Part): Sql => ({ ...indexed, text: `+${indexed.text}` });
