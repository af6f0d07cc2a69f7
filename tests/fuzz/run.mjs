// `node tests/fuzz/run.mjs [--requests 20000 --seconds 60 --seed 1]`: hostile requests of everybody (guests, links, a job seeker, every role) to
// everything that the description of the API names, and for some seconds those that another program makes from it (0 leaves them out).
// No answer may be a 500. Says how many were sent and how the memory stood.
import '../../infra/node/ensure-supported.mjs';
import { parseArgs } from 'node:util';
import { campaign } from './campaign.mjs';
import { demoCompany, metricsOf } from './demo-company.mjs';
import { describedRequests } from './described.mjs';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
});
const [requests, seconds, seed] = [values.requests, values.seconds, values.seed].map(Number);
const { url, folder, state, lives } = await demoCompany();
const before = await metricsOf(url);
console.log(`seed ${seed}`);
const wrong = await campaign({ url, requests, seed, say: console.log });
if (seconds > 0)
  await describedRequests({ url, folder, seconds, seed }).catch(({ message }) => {
    console.error(message);
    process.exit(1);
  });
const { all, broken, busy, rss } = await metricsOf(url);
console.log(
  `\nseed ${seed}: ${all} requests, ${broken} x 5xx, ${busy} x 503, ${state.defects} defects told; memory ${before.rss} -> ${rss} MB`,
);
for (const [what, times] of wrong) console.log(`  ${times} x ${what}`);
process.exit(broken + state.defects + wrong.size === 0 && lives() ? 0 : 1);
