import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { AccessLog } from '@talentlog/runtime';
import { minutes, noon, page, read } from './reads.ts';
import { sharedReadsSuite } from './shared.ts';

/** Where an adapter keeps the log of one test. */
export interface AccessLogPlace {
  open(): Promise<AccessLog>;
  remove(): Promise<void>;
}

/** What every AccessLog must do; run by each adapter on its own engine. */
export function accessLogContract(name: string, makePlace: () => Promise<AccessLogPlace>): void {
  describe(`access log contract: ${name}`, () => {
    let place: AccessLogPlace;
    let log: AccessLog;
    beforeEach(async () => {
      place = await makePlace();
      log = await place.open();
    });
    afterEach(async () => {
      await log.close();
      await place.remove();
    });

    test('the same reader, person and part within ten minutes are one row that counts', async () => {
      await log.add([read(), read({ at: minutes(1) })]);
      await log.add([read({ at: minutes(9) })]);
      const { rows, total } = await log.list(page);
      expect(rows).toEqual([
        { readerId: 'r1', jobSeekerId: 'p1', part: 'OFFER', firstAt: noon, lastAt: minutes(9), count: 3 },
      ]);
      expect(total).toBe(1);
    });

    test('another reader, person, part or time is a row of its own, the newest first', async () => {
      const [later, colleague] = [read({ at: minutes(30) }), read({ readerId: 'r2', at: minutes(3) })];
      await log.add([
        read(),
        later,
        colleague,
        read({ jobSeekerId: 'p2', at: minutes(2) }),
        read({ part: 'FILE', at: minutes(1) }),
      ]);
      const { rows } = await log.list(page);
      expect(rows.map(({ firstAt }) => firstAt)).toEqual([30, 3, 2, 1, 0].map(minutes));
    });

    test('is asked by reader, by person, by both, and page by page', async () => {
      await log.add([0, 1, 2].map((turn) => read({ jobSeekerId: `p${turn}`, at: minutes(turn) })));
      await log.add([read({ readerId: 'r2', at: minutes(5) })]);
      const asked = async (question: object) => {
        const { rows, total } = await log.list({ ...page, ...question });
        return { people: rows.map(({ jobSeekerId }) => jobSeekerId), total };
      };
      expect(await asked({ readerId: 'r1' })).toEqual({ people: ['p2', 'p1', 'p0'], total: 3 });
      expect(await asked({ jobSeekerId: 'p1' })).toEqual({ people: ['p1', 'p1'], total: 2 });
      expect(await asked({ readerId: 'r2', jobSeekerId: 'p2' })).toEqual({ people: [], total: 0 });
      expect(await asked({ readerId: 'r1', limit: 2, offset: 2 })).toEqual({ people: ['p0'], total: 3 });
    });

    test('forgets what is older, and nothing else', async () => {
      await log.add([read(), read({ at: minutes(60) })]);
      expect(await Promise.all([log.countOlder(noon), log.countOlder(minutes(60))])).toEqual([0, 1]);
      expect((await log.list(page)).total).toBe(2);
      await log.forget(minutes(60));
      expect((await log.list(page)).rows.map(({ lastAt }) => lastAt)).toEqual([minutes(60)]);
    });

    sharedReadsSuite(() => ({ log, open: () => place.open() }));

    test('what was added stays after reopening', async () => {
      await log.add([read()]);
      await log.close();
      log = await place.open();
      expect((await log.list(page)).total).toBe(1);
    });
  });
}
