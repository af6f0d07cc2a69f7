import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { EngineRefused } from '@talentlog/runtime';
import type { KafkaSettings } from '@talentlog/runtime/kafka';
import { opened } from './kafka-there.ts';
import { wanted } from './subject.ts';

/** What a look at topics is answered with. */
export const looked = async (settings: Partial<KafkaSettings>, name = `t-${randomUUID()}`) => {
  const bus = opened({ requestMs: 3_000, ...settings });
  try {
    return await bus.checkTopics([wanted(name)]);
  } finally {
    await bus.close();
  }
};
/** It is refused in words that say what to do, and show no secret. */
export const refuses = async (settings: Partial<KafkaSettings>, advice: RegExp) => {
  const refusal = looked(settings);
  await expect(refusal).rejects.toThrow(advice);
  await expect(refusal).rejects.toBeInstanceOf(EngineRefused);
  await refusal.catch((error: Error) => expect(error.message).not.toMatch(/wrong-secret|of-the-tests/));
};
