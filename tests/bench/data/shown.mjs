import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startProjectors } from '../../../services/query/dist/projection/index.js';
import { projectors } from '../../../services/query/dist/projectors.js';
import { openFolder } from './folder.mjs';

/** Fills the views of a data folder from its log, from nothing. */
export async function showInViews(folder, say) {
  for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `views.db${end}`), { force: true });
  const { store, views, open, logger, close } = await openFolder(folder);
  const began = performance.now();
  const running = await startProjectors({ store, views, projectors, open, logger });
  const head = await store.head();
  const progress = setInterval(() => say(`views have ${Number(running.position())} of ${Number(head)} events`), 15_000);
  await running.waitForAll(head, 2 ** 31 - 1);
  clearInterval(progress);
  const rate = Number(head) / ((performance.now() - began) / 1000);
  say(`views filled, ${Math.round(rate)} events a second`);
  await running.stop();
  await close();
}
