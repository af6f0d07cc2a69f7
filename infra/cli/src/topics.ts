import { type Print, plainly, toScreen } from '@talentlog/runtime/sqlite';
import { openBus, readConfig, topicsWanted } from '@talentlog/standalone/operators';

/**
 * `topics`: makes the topics that are missing at KAFKA_BROKERS, and adds the partitions and settings that others lack; `topics check` says
 * what differs and changes nothing. 0 when all of them are as they are wanted, 2 when not.
 */
export function runTopics([verb]: readonly string[], print: Print = toScreen): Promise<number> {
  return plainly(print, async () => {
    if (verb !== undefined && verb !== 'check') throw new Error(`Say nothing or check, not ${verb}`);
    const config = readConfig(process.env);
    const bus = await openBus(config);
    if (bus === undefined) throw new Error('Say where: KAFKA_BROKERS is not set');
    try {
      const wanted = topicsWanted(config);
      if (verb === undefined) for (const line of await bus.makeTopics(wanted)) print(line);
      const differences = await bus.checkTopics(wanted);
      for (const line of differences) print(line);
      if (differences.length === 0) print(`${wanted.length} topics are as they are wanted.`);
      return differences.length === 0 ? 0 : 2;
    } finally {
      await bus.close();
    }
  });
}
