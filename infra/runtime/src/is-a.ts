/**
 * Whether an error is of this class or of one derived from it, by the names of its classes: a process may have a package twice, by its link
 * and by its folder, and what one of them throws is no `instanceof` of the other. For what decides what a person is told.
 */
export function isA<E extends Error>(error: unknown, kind: abstract new (...given: never[]) => E): error is E {
  if (typeof error !== 'object') return false;
  for (let of: object | null = error; of !== null; of = Object.getPrototypeOf(of))
    if (of.constructor?.name === kind.name) return true;
  return false;
}
