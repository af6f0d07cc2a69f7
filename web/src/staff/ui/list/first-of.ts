/** As many rows as one page may have. */
const size = 100;

/** The first of a list, page by page, as many as there are and at most so many. */
export async function firstOf<Row>(
  most: number,
  total: number,
  ask: (page: number, size: number) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const pages = Array.from({ length: Math.ceil(Math.min(total, most) / size) }, (_, index) => index + 1);
  return (await Promise.all(pages.map((page) => ask(page, size)))).flat();
}
