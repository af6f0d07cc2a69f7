import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { ownOfEachTest } from '../support/own.ts';

const own = ownOfEachTest();
const script = fileURLToPath(new URL('../../infra/engines/kafka.sh', import.meta.url));

/** Installs the engine with a Maven that does this in the folder where the jars belong; answers how that ended and what the cache has then. */
async function installed(maven: string) {
  const folder = own.folder();
  const [programs, cache] = [join(folder, 'bin'), join(folder, 'cache')];
  mkdirSync(programs);
  for (const [name, does] of [
    ['java', ''],
    ['openssl', ''],
    ['mvn', `while [ "$1" != -f ]; do shift; done\ncd "$(dirname "$2")"\n${maven}`],
  ] as const) {
    writeFileSync(join(programs, name), `#!/bin/sh\n${does}\n`);
    chmodSync(join(programs, name), 0o755);
  }
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}`, TALENTLOG_ENGINES: cache };
  const ended = await own.run(script, ['install'], { env }).then(
    () => 'well',
    () => 'badly',
  );
  const left = readdirSync(cache, { recursive: true, encoding: 'utf8' }).sort();
  return { ended, left: left.map((path) => path.replace(/-[\d.]+/, '')) };
}

describe('the cache of engines', () => {
  it('has what was fetched whole', async () => {
    expect(await installed('touch broker.jar')).toEqual({
      ended: 'well',
      left: ['kafka', 'kafka/broker.jar', 'kafka/pom.xml'],
    });
  });

  it.each([
    ['a download that breaks', 'touch half.jar; exit 1'],
    ['a fetch that is ended', 'touch half.jar; kill "$PPID"; exit 1'],
  ])('has nothing of %s', async (_, maven) => {
    expect(await installed(maven)).toEqual({ ended: 'badly', left: [] });
  });
});
