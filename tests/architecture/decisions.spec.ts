import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const folder = fileURLToPath(new URL('../../docs/adr/', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.md'));

it('each decision has a number of its own, the same in its name and its heading', () => {
  const numbers = files.map((name) => Number(name.slice(0, 4)));
  expect(numbers.length - new Set(numbers).size).toBe(0);
  const headed = files.map((name) => Number(/^# (\d+)/.exec(readFileSync(folder + name, 'utf8'))?.[1]));
  expect(headed).toEqual(numbers);
});
