import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type EventReader, type Position, type RecordedEvent, silentLogger } from '@talentlog/runtime';
import { forgetErasedElsewhere } from './erased-elsewhere.ts';

const positionOf = (n: number) => String(n).padStart(20, '0') as Position;

describe('a person whom another process erases', () => {
  let folder: string;
  const told: { type: string; person: string }[] = [];
  const withKey = new Set<string>();
  const forgotten: string[] = [];
  let grown: () => void = () => undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'talentlog-'));
    told.length = 0;
    forgotten.length = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const tell = (type: string, person: string) => {
    told.push({ type, person });
    grown();
  };
  /** The log hands over what is told, and what comes. */
  const store: Pick<EventReader, 'subscribe'> = {
    async *subscribe({ after, filter, signal }) {
      for (let at = Number(after); !signal.aborted; ) {
        const event = told[at];
        if (event === undefined) {
          await new Promise<void>((resolve) => {
            grown = resolve;
            signal.addEventListener('abort', () => resolve(), { once: true });
          });
          continue;
        }
        at += 1;
        const { type, person: jobSeekerId } = event;
        if (filter?.types?.includes(type) === false) continue;
        yield {
          kind: 'event',
          event: { type, position: positionOf(at), data: { jobSeekerId } } as never as RecordedEvent,
        };
      }
    },
  };
  const keys = {
    forReading: async (persons: readonly string[]) =>
      new Map(persons.map((one) => [one, withKey.has(one) ? ('key' as never) : undefined])),
  };
  const begin = () => {
    let heard: () => void = () => undefined;
    const running = forgetErasedElsewhere({
      ...{ store, keys, folder, logger: silentLogger, everyMs: 1 },
      forget: async (person) => {
        forgotten.push(person);
        heard();
      },
    });
    const hears = (isEnough: () => boolean) =>
      new Promise<void>((resolve) => {
        heard = () => isEnough() && resolve();
        heard();
      });
    return { stop: running.stop, hears };
  };

  it('is forgotten when the key is gone, however long the end takes, and again at the end', async () => {
    withKey.add('li');
    const { stop, hears } = begin();
    tell('ErasureBegun', 'li');
    withKey.delete('li');
    await hears(() => forgotten.length === 1);
    expect(forgotten).toEqual(['li']);
    tell('JobSeekerErased', 'li');
    await hears(() => forgotten.length === 2);
    expect(forgotten).toEqual(['li', 'li']);
    await stop();
  });

  it('is forgotten by who was away when it was begun, and by who began again before the key was gone', async () => {
    withKey.add('li');
    tell('ErasureBegun', 'li');
    tell('ErasureBegun', 'wu');
    const first = begin();
    await first.hears(() => forgotten.length === 1);
    expect(forgotten).toEqual(['wu']);
    await first.stop();
    withKey.delete('li');
    const second = begin();
    await second.hears(() => forgotten.includes('li'));
    await second.stop();
  });
});
