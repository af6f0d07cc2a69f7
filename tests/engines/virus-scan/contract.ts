import { afterEach, describe, expect, test } from '@jest/globals';
import type { VirusScan } from '@talentlog/runtime';

/** A scanner in one state of the world. */
export interface VirusScanPlace {
  readonly scanner: VirusScan;
  remove(): Promise<void>;
}

/** How an adapter is put into each state; `infected` is left out by one that finds nothing. */
export interface VirusScanStates {
  readonly clean: 'not_scanned' | 'clean';
  working(): Promise<VirusScanPlace>;
  infected?(signature: string): Promise<VirusScanPlace>;
  /** Its engine is away, or breaks off. */
  broken?(): Promise<VirusScanPlace>;
}

const anyBytes = Buffer.from('%PDF-1.7');

/** What every VirusScan must do; run by each adapter. `not_scanned` never passes for `clean`. */
export function virusScanContract(name: string, states: VirusScanStates): void {
  describe(`virus scan contract: ${name}`, () => {
    const places: VirusScanPlace[] = [];
    const at = async (place: Promise<VirusScanPlace>): Promise<VirusScan> => {
      places.push(await place);
      return (await place).scanner;
    };
    afterEach(async () => {
      for (const place of places.splice(0)) await place.remove();
    });

    test('says what it knows of a harmless file, and no more', async () => {
      const scanner = await at(states.working());
      expect((await scanner.scan(anyBytes)).verdict).toBe(states.clean);
      expect((await scanner.scan(new Uint8Array())).verdict).toBe(states.clean);
    });

    test('is ready, and says in words by what', async () => {
      const { ready, detail } = await (await at(states.working())).health();
      expect(ready).toBe(true);
      expect(detail.length).toBeGreaterThan(3);
    });

    const { infected, broken } = states;
    if (infected)
      test('names what it found', async () => {
        const scanner = await at(infected('Eicar-Test'));
        expect(await scanner.scan(anyBytes)).toMatchObject({ verdict: 'infected', signature: 'Eicar-Test' });
      });

    if (broken)
      test('never rejects: without its engine nothing was scanned, and it says that it is not ready', async () => {
        const scanner = await at(broken());
        expect(await scanner.scan(anyBytes)).toMatchObject({ verdict: 'not_scanned', reason: expect.any(String) });
        expect((await scanner.health()).ready).toBe(false);
      });
  });
}
