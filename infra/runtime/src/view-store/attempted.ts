/**
 * Does the work of one event. Where it fails, what it wrote is taken back, the latest first, and the error is answered; an error of the
 * store itself is thrown.
 */
export async function attempted(
  undo: readonly (() => void)[],
  work: () => Promise<unknown>,
  isOfStore: (error: unknown) => boolean,
): Promise<{ readonly error: unknown } | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (isOfStore(error)) throw error;
    for (const restore of undo.toReversed()) restore();
    return { error };
  }
}
