import { type KafkaSettings, openKafkaEventBus } from '@talentlog/runtime/kafka';
import { given } from '../given.ts';

/** The brokers of this run. */
export const brokers = given('KAFKA_BROKERS').split(',');
/** A bus there. */
export const opened = (settings: Partial<KafkaSettings> = {}) => openKafkaEventBus({ brokers, ...settings });
