import { details } from './position.mjs';

/** Milliseconds until the command is answered, and until a page of the position's applications shows the name. */
export async function rename(admin, positionId, title) {
  const from = performance.now();
  await admin.does('EditPosition', { positionId, details: details(title) });
  const answered = performance.now() - from;
  for (;;) {
    const { data } = await admin.asks('applications', { position: positionId });
    const names = new Set(data.rows.map(({ position }) => position.title));
    if (names.size === 1 && names.has(title)) return { answered, seen: performance.now() - from };
  }
}

/** Milliseconds that one page takes while nothing is renamed. */
export async function look(admin, positionId) {
  const from = performance.now();
  await admin.asks('applications', { position: positionId });
  return performance.now() - from;
}

/** The longest that another one waits for an answer until `work` is done. */
export async function waitedDuring(other, positionId, work) {
  let [isDone, longest] = [false, 0];
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const from = performance.now();
    await other.asks('positionDetail', { positionId });
    longest = Math.max(longest, performance.now() - from);
  }
  await working;
  return longest;
}
