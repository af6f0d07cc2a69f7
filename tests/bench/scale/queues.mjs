// Queues by chance that is the same for the same seed: who comes when, for how long each is served, and how long they waited.

// Looked up once: in a test each look at a global is slow.
const { imul, log, max } = Math;

/** Numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const exponential = (random, mean) => -log(1 - random()) * mean;

/** The value below which so large a share of the sorted list lies. */
export const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/**
 * So many a second for so long, dealt to servers by the key that each has; a server takes one at a time. Seconds that each was there, sorted,
 * and the share of the time for which the busiest server had work.
 */
export function dealtOut({ perSecond, seconds, servers, serve, keyOf, seed }) {
  const random = randomFrom(seed);
  const free = new Float64Array(servers);
  const busy = new Float64Array(servers);
  const stays = [];
  for (let at = exponential(random, 1 / perSecond); at < seconds; at += exponential(random, 1 / perSecond)) {
    const server = keyOf(random) % servers;
    const service = serve(random);
    free[server] = max(at, free[server]) + service;
    busy[server] += service;
    stays.push(free[server] - at);
  }
  return { stays: Float64Array.from(stays).sort(), busiest: Math.max(...busy) / seconds };
}

/** A crowd comes within a time, most of them at its beginning, and each takes one of the queues; seconds until each was served, sorted. */
export function crowd({ people, withinSeconds, queues, serve, seed }) {
  const random = randomFrom(seed);
  const arrivals = Array.from({ length: people }, () => exponential(random, withinSeconds / 3)).sort((a, b) => a - b);
  const free = new Float64Array(queues);
  const waits = arrivals.map((at) => {
    const queue = Math.floor(random() * queues);
    free[queue] = max(at, free[queue]) + serve(random);
    return free[queue] - at;
  });
  return Float64Array.from(waits).sort();
}
