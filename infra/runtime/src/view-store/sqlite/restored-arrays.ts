/** A rolled back transaction also forgets which fields began to hold arrays in it. */
export function restore(arrays: Set<string>, known: readonly string[]): void {
  arrays.clear();
  for (const field of known) arrays.add(field);
}
