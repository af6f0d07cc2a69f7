import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type HrCore, HrCoreUnavailable } from '@talentlog/runtime';
import { hire, withPhone } from './hire.ts';

/** What can be made to go wrong at the other end: nothing kept, all kept but not answered, or some rows kept. */
export type HrCoreFault = 'outage' | 'lost-reply' | 'half-failed';

/** An HR core in one state of the world, empty at first. */
export interface HrCorePlace {
  readonly hrCore: HrCore;
  /** An adapter of the same kind with nobody at the other end. */
  readonly deserted: HrCore;
  /** Lets the next push go wrong. */
  fail(fault: HrCoreFault): Promise<void>;
  /** How many rows it keeps. */
  kept(): Promise<number>;
  remove(): Promise<void>;
}

/** What every HrCore must do; run by each adapter against an HR core of its kind. */
export function hrCoreContract(name: string, makePlace: () => Promise<HrCorePlace>): void {
  describe(`HR core contract: ${name}`, () => {
    let place: HrCorePlace;
    let hrCore: HrCore;
    beforeEach(async () => {
      place = await makePlace();
      hrCore = place.hrCore;
    });
    afterEach(() => place.remove());

    test('a person it was never told of is not found, and every row is missing', async () => {
      expect(await hrCore.find('p1')).toEqual({ found: false });
      expect(await hrCore.missing(hire)).toEqual(hire.rows);
    });

    test('a hire is taken row by row, and then nothing is missing', async () => {
      const result = await hrCore.push(hire);
      expect(result).toMatchObject({ outcome: 'pushed', alreadyThere: false });
      expect(result.outcome === 'pushed' && result.rows.map(({ entity, ok }) => [entity, ok])).toEqual(
        ['User', 'PerPerson', 'PerPhone', 'EmpJob'].map((entity) => [entity, true]),
      );
      expect(await hrCore.find('p1')).toEqual({ found: true });
      expect(await hrCore.find('p2')).toEqual({ found: false });
      expect(await hrCore.missing(hire)).toEqual([]);
    });

    test('told twice it is still one hire', async () => {
      await hrCore.push(hire);
      expect(await hrCore.push(hire)).toMatchObject({ outcome: 'pushed' });
      expect(await place.kept()).toBe(4);
    });

    test('a row that says something else now is missing again, and no other', async () => {
      await hrCore.push(hire);
      const moved = withPhone('+8613800006099');
      expect((await hrCore.missing(moved)).map(({ entity }) => entity)).toEqual(['PerPhone']);
      await hrCore.push(moved);
      expect(await hrCore.missing(moved)).toEqual([]);
    });

    test('a row that is not taken is a refusal in the HR core’s words', async () => {
      const result = await hrCore.push(withPhone(null));
      expect(result).toMatchObject({ outcome: 'refused', message: expect.stringContaining('phoneNumber') });
      expect(result.outcome === 'refused' && result.rows.filter(({ ok }) => !ok).map(({ entity }) => entity)).toEqual([
        'PerPhone',
      ]);
    });

    test.each([
      ['outage', 4],
      ['lost-reply', 0],
      ['half-failed', 'some'],
    ] as const)('%s leaves the outcome unknown; asking tells what is left to tell', async (fault, left) => {
      await hrCore.find('p1');
      await place.fail(fault);
      expect(await hrCore.push(hire)).toEqual({ outcome: 'unknown', message: expect.any(String) });
      const missing = await hrCore.missing(hire);
      expect(missing).toHaveLength(4 - (await place.kept()));
      if (left === 'some') expect([1, 2, 3]).toContain(missing.length);
      else expect(missing).toHaveLength(left);
      if (missing.length > 0)
        expect(await hrCore.push({ ...hire, rows: missing })).toMatchObject({ outcome: 'pushed' });
      expect(await hrCore.missing(hire)).toEqual([]);
    });

    test('with nobody there telling is unknown and asking says so; neither passes for a no', async () => {
      expect(await place.deserted.push(hire)).toMatchObject({ outcome: 'unknown' });
      await expect(place.deserted.find('p1')).rejects.toThrow(HrCoreUnavailable);
      await expect(place.deserted.missing(hire)).rejects.toThrow(HrCoreUnavailable);
    });
  });
}
