// Publishes numbers without end, a batch after the other, from the one it is told on; says each batch that was acknowledged. It is killed at any
// moment by kafka-kills.engine.spec.ts. `PLANTED` makes it as wrong as ours must never be: `two` has several sends in flight, `trusting`
// believes an answer whatever it names.
import { writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { openKafkaEventBus } from '@talentlog/runtime/kafka';
import kafkajs from 'kafkajs';

const { CompressionTypes, Kafka, logLevel } = kafkajs;
const { BROKERS = '', TOPIC = '', FROM = '0', PLANTED } = process.env;
const brokers = BROKERS.split(',');
const size = 40;
const keys = 23;

/** @param {number} from */
const batch = (from) =>
  Array.from({ length: size }, (_, n) => ({
    topic: TOPIC,
    key: `application-${(from + n) % keys}`,
    value: Buffer.from(String(from + n)),
  }));
/** @param {number} from */
const acknowledged = (from) => writeSync(1, `${from} ${from + size - 1}\n`);

if (PLANTED === undefined) await sound();
else await planted(PLANTED === 'two' ? 4 : 1);

async function sound() {
  const bus = openKafkaEventBus({ brokers, requestMs: 5_000 });
  for (let from = Number(FROM); ; from += size) {
    for (let done = false; !done; ) {
      try {
        await bus.publish(batch(from));
        done = true;
      } catch (error) {
        writeSync(2, `${error.message}\n`);
        await delay(100);
      }
    }
    acknowledged(from);
    await delay(15);
  }
}

/** @param {number} inFlight */
async function planted(inFlight) {
  const client = new Kafka({ brokers, logLevel: logLevel.NOTHING, requestTimeout: 5_000 });
  const producer = client.producer({ idempotent: true });
  await producer.connect();
  for (let from = Number(FROM); ; from += size * inFlight) {
    const sends = Array.from({ length: inFlight }, async (_, n) => {
      const first = from + n * size;
      for (let done = false; !done; ) {
        try {
          const messages = batch(first).map(({ key, value }) => ({ key, value }));
          await producer.send({ topic: TOPIC, messages, acks: -1, compression: CompressionTypes.GZIP });
          done = true;
        } catch (error) {
          writeSync(2, `${error.message}\n`);
          await delay(100);
        }
      }
      acknowledged(first);
    });
    await Promise.all(sends);
    await delay(15);
  }
}
