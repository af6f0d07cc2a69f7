import { aimed } from './aims.mjs';
import { line } from './measure.mjs';

/** Prints what every round came to, with the aims; answers how many of them are missed. */
export function report(seen, { bytes, rounds, seconds, many }) {
  const ratio = (one, other) => seen[one].map((rate, round) => rate / seen[other][round]);
  const ratios = [
    { name: `Talentlog / bare, ${many} callers`, values: ratio(`talentlog ${many}`, `bare ${many}`), least: 0.25 },
    { name: `Talentlog / Emmett, ${many} callers`, values: ratio(`talentlog ${many}`, `emmett ${many}`), least: 5 },
    { name: 'Talentlog / bare, one caller', values: ratio('talentlog 1', 'bare 1'), least: 0.6 },
    { name: 'Talentlog / Emmett, one caller', values: ratio('talentlog 1', 'emmett 1'), least: 1.5 },
  ].map((figure) => aimed({ ...figure, digits: 2 }));
  const costs = [
    { name: `Talentlog, all threads, ${many} callers`, values: seen[`cpu talentlog ${many}`], most: 250 },
    { name: 'Talentlog, all threads, one caller', values: seen['cpu talentlog 1'], most: 1_000 },
    {
      name: `Talentlog, the thread that answers, ${many} callers`,
      values: seen[`cpu thread talentlog ${many}`],
      most: 120,
    },
  ].map(aimed);
  console.log(`
AddJobSeekerComment, ${bytes} bytes an event, ${rounds} interleaved rounds of ${seconds} s, load generator on the same machine
${''.padEnd(58)}       min    median       max
${line(`Talentlog, whole path, ${many} callers, per second`, seen[`talentlog ${many}`])}
${line(`bare fastify, same bytes durable, ${many} callers`, seen[`bare ${many}`])}
${line(`Emmett on PostgreSQL, same command, ${many} callers`, seen[`emmett ${many}`])}
${line('Talentlog, one caller', seen['talentlog 1'])}
${line('bare fastify, one caller', seen['bare 1'])}
${line('Emmett on PostgreSQL, one caller', seen['emmett 1'])}
${line('write + fdatasync of this disk, one caller', seen.disk)}

${ratios.map(({ text }) => text).join('\n')}
${line('Talentlog / disk, one caller', ratio('talentlog 1', 'disk'), 2)}

Processor time per command in microseconds, which depends less on what else runs here (Talentlog: views, timers, messages and all)
${costs.map(({ text }) => text).join('\n')}
${line(`bare fastify, ${many} callers`, seen[`cpu bare ${many}`])}
${line(`Emmett and PostgreSQL, ${many} callers`, seen[`cpu emmett ${many}`])}
${line('bare fastify, one caller', seen['cpu bare 1'])}
${line('Emmett and PostgreSQL, one caller', seen['cpu emmett 1'])}`);
  return [...ratios, ...costs].filter(({ missed }) => missed).length;
}
