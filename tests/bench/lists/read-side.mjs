import { queries } from '../../../contracts/dist/index.js';
import { defaultSettings } from '../../../domain/dist/fold.js';
import { admit } from '../../../infra/runtime/dist/index.js';
import { accountQueries } from '../../../services/query/dist/accounts/queries.js';
import { applicationQueries } from '../../../services/query/dist/applications/queries.js';
import { collectionQueries } from '../../../services/query/dist/collections/queries.js';
import { interviewQueries } from '../../../services/query/dist/interviews/queries.js';
import { jobQueries } from '../../../services/query/dist/jobs/queries.js';
import { myWorkQueries } from '../../../services/query/dist/my-work/my-work.js';
import { notificationQueries } from '../../../services/query/dist/notifications/queries.js';
import { offerQueries } from '../../../services/query/dist/offers/queries.js';
import { openViews } from '../../../services/query/dist/open-views.js';
import { positionQueries } from '../../../services/query/dist/positions/queries.js';
import { startProjectors } from '../../../services/query/dist/projection/index.js';
import { projectors } from '../../../services/query/dist/projectors.js';
import { resumeQueries } from '../../../services/query/dist/resumes/queries.js';
import { screeningQueries } from '../../../services/query/dist/screening/queries.js';
import { sessionQueries } from '../../../services/query/dist/sessions/queries.js';
import { openFolder } from '../data/folder.mjs';

const answers = {
  ...{ ...accountQueries, ...applicationQueries, ...collectionQueries, ...interviewQueries, ...jobQueries },
  ...{ ...myWorkQueries, ...notificationQueries, ...offerQueries, ...positionQueries, ...screeningQueries },
  ...{ ...resumeQueries, ...sessionQueries },
};

/** The views of a data folder that are as its log and this version want them, and the answers to questions about them. */
export async function openReadSide(folder) {
  const storage = await openFolder(folder);
  const { store, views, open, logger } = storage;
  const running = await startProjectors({ store, views, projectors, open, logger });
  await running.waitForAll(await store.head(), 2 ** 31 - 1);
  while ((await running.status()).some(({ building }) => building !== undefined))
    await new Promise((go) => setTimeout(go, 500));
  await running.stop();
  /** Of each projector what writes its views, and a row of each of them. */
  const written = [];
  for (const projector of projectors) {
    const [generation] = await views.open(projector);
    const rows = [];
    for (const { name } of projector.views)
      for (const { id } of await views.find(name, { limit: 1 })) rows.push([name, id]);
    written.push([generation, rows]);
  }
  const reading = openViews(views);
  let touched = false;
  return {
    views: reading,
    async ask(name, params, caller) {
      const contract = queries[name];
      const admission = admit(contract.grants, caller);
      if ('code' in admission) return { refused: admission.code };
      const now = new Date().toISOString();
      const context = { views: reading, caller, admission, now, settings: defaultSettings };
      return answers[name](contract.params.parse(params), context);
    },
    /** A row of every view is written again, as each second writes some where people work: what was remembered of it is void. */
    async forgetCounts() {
      await Promise.all(written.map(touch));
      touched = !touched;
    },
    async close() {
      if (touched) await this.forgetCounts();
      await storage.close();
    },
  };

  async function touch([generation, rows]) {
    await generation.transact(await generation.checkpoint(), async (writer) => {
      for (const [view, id] of rows) {
        const { benchTouched, ...own } = await writer.get(view, id);
        await writer.put(view, benchTouched === undefined ? { ...own, benchTouched: true } : own);
      }
    });
  }
}
