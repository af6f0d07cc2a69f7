// `@jest/globals` for tests that change the code: a test is kept instead of run, so that it can be run a thousand times in one process.
import { expect } from 'expect';

export { expect };

/** A file or a `describe`, with what is done before and after each of its tests. */
const group = (name) => ({ name, before: [], after: [] });
let kept = [];
let above = [group('')];

/** The tests declared since the last time, in their order; the next ones are those of another file. */
export function takeTests() {
  const taken = kept;
  [kept, above] = [[], [group('')]];
  return taken;
}

/** Hooks may be declared after the test, so they are looked up when it runs. */
const withHooks = (groups, run) => async () => {
  try {
    for (const { before } of groups) for (const hook of before) await hook();
    await run();
  } finally {
    for (const { after } of groups.toReversed()) for (const hook of after.toReversed()) await hook();
  }
};

export function it(name, run) {
  const groups = [...above];
  kept.push({ name: [...groups.slice(1).map((one) => one.name), name].join(' '), run: withHooks(groups, run) });
}
export { it as test };
export function describe(name, declare) {
  above.push(group(name));
  try {
    declare();
  } finally {
    above.pop();
  }
}
export const beforeEach = (hook) => void above.at(-1).before.push(hook);
export const afterEach = (hook) => void above.at(-1).after.push(hook);
// Each test may run alone here, so what a file does once is done for each of them.
export { afterEach as afterAll, beforeEach as beforeAll };

/** `$field` and `%s` of a name, filled in from a row. */
const named = (name, row) =>
  Array.isArray(row)
    ? row.reduce((told, cell) => told.replace(/%[sdijpo]/, () => String(cell)), name)
    : name.replace(/\$(\w+)/g, (_, field) => String(row?.[field]));
const each = (declare) => (rows) => (name, run) => {
  for (const row of rows) declare(named(name, row), () => (Array.isArray(row) ? run(...row) : run(row)));
};
it.each = each(it);
describe.each = each(describe);
