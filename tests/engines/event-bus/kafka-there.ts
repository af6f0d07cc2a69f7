import { type KafkaSettings, openKafkaEventBus } from '@talentlog/runtime/kafka';
import { given } from '../given.ts';

/** The brokers of this run. */
export const brokers = given('KAFKA_BROKERS').split(',');
/** A bus there, whose groups notice soon that somebody is gone. */
export const opened = (settings: Partial<KafkaSettings> = {}) =>
  openKafkaEventBus({ brokers, sessionMs: 3_000, ...settings });
