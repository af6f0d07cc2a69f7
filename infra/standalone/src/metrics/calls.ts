import { AggregatorRegistry, Histogram, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client';

/** What a thread measured, as it is handed over. */
export type ThreadMetrics = readonly MetricObjectWithValues<MetricValue<string>>[];

/** What every thread measures of its own. */
const ofThread = new Registry();

const seconds = new Histogram({
  name: 'talentlog_peer_call_seconds',
  help: 'Time of calls to peers, by whether they were answered; a refusal is an answer.',
  labelNames: ['peer', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers: [ofThread],
});

/** A call to a peer was made in this thread. */
export const measureCall = (peer: string, isAnswered: boolean, milliseconds: number): void =>
  seconds.labels(peer, isAnswered ? 'answered' : 'failed').observe(milliseconds / 1000);

export const threadMetrics = (): Promise<ThreadMetrics> => ofThread.getMetricsAsJSON();

/** What all threads measured, added up. */
export const addedUp = (threads: readonly ThreadMetrics[]): Promise<string> =>
  AggregatorRegistry.aggregate(threads.map((metrics) => [...metrics])).metrics();
