import type { Cell } from './cell.ts';
import { page } from './page.ts';

const writes: ReadonlySet<string> = new Set([...page.commands.map(({ name }) => name), ...page.system]);

/** Always walked: who may not write, and what is heard together at once. */
const isKept = ({ name, expected }: Cell): boolean =>
  (expected === 'no' && writes.has(name)) || name.startsWith('live: ');

/** Of what remains one of so many; no divisor of the number of roles, so that each role is among them. */
const oneOf = 4;

/** Every write that the page refuses, every live message, and of the rest those that a seed picks; in their order. */
export function someCells(cells: readonly Cell[], seed: number): readonly Cell[] {
  let rest = Math.abs(seed);
  return cells.filter((cell) => {
    if (isKept(cell)) return true;
    rest += 1;
    return rest % oneOf === 0;
  });
}
