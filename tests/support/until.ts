/** Waits until it holds, asking every few milliseconds; the limit is for a machine that is busy with something else. */
export async function until(holds: () => unknown, what = String(holds), seconds = 60): Promise<void> {
  const limit = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > limit) throw new Error(`waited ${seconds} s in vain for ${what}`);
    await new Promise((go) => setTimeout(go, 5));
  }
}
