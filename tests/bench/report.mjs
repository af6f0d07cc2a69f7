import { line } from './measure.mjs';

/** Prints what every round came to, with the aims. */
export function report(seen, { bytes, rounds, seconds, many }) {
  const ratio = (one, other) => seen[one].map((rate, round) => rate / seen[other][round]);
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

${line(`Talentlog / bare, ${many} callers            (aim 0.6)`, ratio(`talentlog ${many}`, `bare ${many}`), 2)}
${line(`Talentlog / Emmett, ${many} callers          (aim 3)`, ratio(`talentlog ${many}`, `emmett ${many}`), 2)}
${line('Talentlog / bare, one caller', ratio('talentlog 1', 'bare 1'), 2)}
${line('Talentlog / Emmett, one caller', ratio('talentlog 1', 'emmett 1'), 2)}
${line('Talentlog / disk, one caller            (aim 0.7)', ratio('talentlog 1', 'disk'), 2)}

Processor time per command in microseconds, which depends less on what else runs here (Talentlog: views, timers, messages and all)
${line(`Talentlog, ${many} callers`, seen[`cpu talentlog ${many}`])}
${line(`bare fastify, ${many} callers`, seen[`cpu bare ${many}`])}
${line(`Emmett and PostgreSQL, ${many} callers`, seen[`cpu emmett ${many}`])}
${line('Talentlog, one caller', seen['cpu talentlog 1'])}
${line('bare fastify, one caller', seen['cpu bare 1'])}
${line('Emmett and PostgreSQL, one caller', seen['cpu emmett 1'])}`);
}
