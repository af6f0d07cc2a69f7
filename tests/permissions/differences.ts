import type { Cell, Walk } from './cell.ts';

/** The cells that are not as the page says, one line each. */
export async function differences(cells: readonly Cell[], most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const found: string[] = [];
  const walk: Walk = {};
  for (const { name, role, whose, expected, actual } of cells) {
    const answer = await actual(walk);
    if (answer !== expected) found.push(`${name}, ${role}, ${whose}: the page says ${expected}, the server ${answer}`);
    if (found.length >= most) break;
  }
  return found;
}
