// `npm run bench:scale`: what 100 million people and 10,000 commands a second would take, computed and simulated from what was measured on one
// machine (docs/performance.md). The same seed gives the same tables; docs/scaling.md quotes them, and a test compares the two.
import '../../infra/node/ensure-supported.mjs';
import { pathToFileURL } from 'node:url';
import { crowd, dealtOut, exponential, quantile } from './scale/queues.mjs';

/** What was measured, with the words of docs/performance.md that say so. */
export const measured = {
  /** Processor time of a command on the thread that decides and answers, microseconds, 64 callers. */
  decide: { value: 342, words: '769 / 342 µs' },
  /** The same on all threads, with views, messages and timers. */
  whole: { value: 769, words: '769 / 342 µs' },
  /** An event in every view, live, 64 at a time. */
  project: { value: 147, words: '538 / 219 / 147' },
  /** Events a second while views are filled from nothing. */
  refill: { value: 12_300, words: '12,300 (79 µs an event' },
  /** Reservations of one session a second. */
  seats: { value: 409, words: '409; 165 ms' },
  /** kB of log and of views a person, and events. */
  log: { value: 36.8, words: '36.8 kB of log and 15.6 kB of views each' },
  views: { value: 15.6, words: '36.8 kB of log and 15.6 kB of views each' },
  events: { value: 24, words: 'About 24 events a person' },
  /** One caller's command on a quiet machine: so many a second. */
  alone: { value: 483, words: '483 to 518' },
};
const m = Object.fromEntries(Object.entries(measured).map(([name, { value }]) => [name, value]));

/** What nobody measured here. */
export const assumed = {
  people: 100e6,
  commandsPerSecond: 10_000,
  eventsPerCommand: 1.5,
  /** Share of a core that is planned with. */
  load: 0.6,
  copies: 3,
  keyBytes: 120,
  /** Milliseconds there and back: between zones of a region, between regions, between continents. */
  zone: 1.5,
  region: 30,
  continent: 180,
  /** Of a list of prices, in dollars. */
  coreHour: 0.04,
  gigabyteMonth: 0.1,
};

const micro = 1e-6;
const whole = (number) => Math.round(number).toLocaleString('en-US');
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function sizes() {
  const { people, commandsPerSecond, eventsPerCommand, load, copies, keyBytes } = assumed;
  const large = (bytes) => (bytes < 1e12 ? `${Math.round(bytes / 1e8) / 10} GB` : `${(bytes / 1e12).toFixed(2)} TB`);
  const events = people * m.events;
  const eventsPerSecond = commandsPerSecond * eventsPerCommand;
  const deciding = Math.ceil((commandsPerSecond * m.decide * micro) / load);
  const projecting = Math.ceil((eventsPerSecond * m.project * micro) / load);
  return table(
    ['What', 'In all', 'Of one of 64 shards'],
    [
      ['people', whole(people), whole(people / 64)],
      ['events of the log', whole(events), whole(events / 64)],
      ['log', large(people * m.log * 1e3), large((people * m.log * 1e3) / 64)],
      ['views', large(people * m.views * 1e3), large((people * m.views * 1e3) / 64)],
      ['keys of persons', large(people * keyBytes), large((people * keyBytes) / 64)],
      [`on disks, ${copies} copies`, large(people * copies * ((m.log + m.views) * 1e3 + keyBytes)), ''],
      ['commands a second', whole(commandsPerSecond), whole(commandsPerSecond / 64)],
      ['events a second', whole(eventsPerSecond), whole(eventsPerSecond / 64)],
      [`threads that decide, ${load * 100} % busy, at least`, whole(deciding), ''],
      [`threads that project, ${load * 100} % busy, at least`, whole(projecting), ''],
      ['cores for all of it', whole(Math.ceil((commandsPerSecond * m.whole * micro) / load)), ''],
      ['views filled anew, one thread each', '', `${whole(events / 64 / m.refill / 60)} minutes`],
    ],
  );
}

/** Most commands are quick, some load much: the mean is the measured one. */
const decideSeconds = (random) => (random() < 0.9 ? 0.6 : 4.6) * exponential(random, m.decide * micro);

function deciders() {
  const rows = [4, 6, 8, 12, 16].map((servers) => {
    const keyOf = (random) => Math.floor(random() * 64);
    const { stays, busiest } = dealtOut({
      ...{ perSecond: assumed.commandsPerSecond, seconds: 10, servers, serve: decideSeconds, keyOf, seed: 90 },
    });
    const ms = (share) => `${(quantile(stays, share) * 1e3).toFixed(1)} ms`;
    const isLost = busiest > 0.99;
    return [servers, `${whole(busiest * 100)} %`, ms(0.5), isLost ? 'grows without end' : ms(0.99)];
  });
  return table(['Processes that decide', 'The busiest is busy', 'There for (median)', '99th percentile'], rows);
}

function sessions() {
  const rows = [500, 2_000, 5_000, 20_000].flatMap((people) =>
    [1, 10].map((queues) => {
      const serve = (random) => exponential(random, 1 / m.seats);
      const waits = crowd({ people, withinSeconds: 10, queues, serve, seed: 90 });
      const seconds = (share) => `${quantile(waits, share).toFixed(1)} s`;
      return [whole(people), queues, seconds(0.5), seconds(0.99)];
    }),
  );
  return table(['People within ten seconds', 'Streams of the seats', 'Waits (median)', '99th percentile'], rows);
}

function regions() {
  const { zone, region, continent } = assumed;
  const here = 1_000 / m.alone;
  const ms = (number) => `${number.toFixed(1)} ms`;
  return table(
    ['Where the log is', 'A command of one caller', 'What is lost with a region'],
    [
      ['one machine', ms(here), 'what came since the last backup'],
      ['three zones of one region, a majority', ms(here + zone), 'nothing with a zone'],
      ['the shard at home in the caller’s region, copied to another', ms(here + zone), 'seconds: what was on its way'],
      ['the shard at home in another region', ms(here + zone + region), 'the same'],
      ['a majority over regions', ms(here + region), 'nothing'],
      ['a majority over continents', ms(here + continent), 'nothing'],
    ],
  );
}

function cost() {
  const { people, commandsPerSecond, load, copies, coreHour, gigabyteMonth, keyBytes } = assumed;
  const rows = [0.01, 0.1, 1].map((share) => {
    const cores = Math.max(2, Math.ceil((share * commandsPerSecond * m.whole * micro) / load)) * copies;
    const gigabytes = (share * people * copies * ((m.log + m.views) * 1e3 + keyBytes)) / 1e9;
    const month = cores * coreHour * 730 + gigabytes * gigabyteMonth;
    return [whole(share * people), whole(share * commandsPerSecond), whole(cores), whole(gigabytes), whole(month)];
  });
  return table(['People', 'Commands a second', 'Cores', 'GB on disks', 'Dollars a month'], rows);
}

/** Every table by the name that it has on the page. */
export const tables = () => ({
  sizes: sizes(),
  deciders: deciders(),
  sessions: sessions(),
  regions: regions(),
  cost: cost(),
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [name, text] of Object.entries(tables())) console.log(`\n${name}\n${text}`);
