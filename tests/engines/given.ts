/** What a suite on a real engine is told by `npm run test:engines`. Throws where it is missing: such a suite never passes unasked. */
export function given(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: npm run test:engines starts the engine and sets it`);
  return value;
}
