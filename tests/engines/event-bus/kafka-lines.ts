import { given } from '../given.ts';
import { KafkaLine } from './kafka-line.ts';

/** Lines to all brokers of this run, at the addresses that they say they have for whoever comes by a line. */
export function linesOfAll() {
  const before = given('KAFKA_WIRED').split(',');
  const portOf = (address = '') => Number(address.split(':')[1]);
  const lines = given('KAFKA_BEHIND')
    .split(',')
    .map((behind, at) => new KafkaLine(portOf(before[at]), portOf(behind)));
  return {
    brokers: before,
    all: lines,
    open: () => Promise.all(lines.map((line) => line.open())),
    close: () => Promise.all(lines.map((line) => line.close())),
  };
}
