// Runs one check in a process of its own, so that what is planted reaches it whole. Arguments: name, rounds, seed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from './random.mjs';

const [name, rounds, seed] = process.argv.slice(2);
const { default: check } = await import(`./checks/${name}.mjs`);
const folders = [];
const folder = () => {
  folders.push(mkdtempSync(join(process.env.RELEASE_FOLDER ?? tmpdir(), 'talentlog-release-')));
  return folders.at(-1);
};
process.once('exit', () => {
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});
try {
  const figures = await check.run({
    rounds: Number(rounds),
    random: randomFrom(Number(seed)),
    folder,
    say: console.log,
  });
  console.log(`found nothing: ${figures}`);
  process.exit(0);
} catch (error) {
  console.log(`FOUND: ${error.stack}`);
  process.exit(1);
}
