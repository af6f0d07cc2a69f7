// `@jest/globals` for the mutation tester: a test is kept instead of run, so that it can be run a thousand times in one process.
import { expect } from 'expect';

export { expect };

let kept = [];
const above = [];

/** The tests declared since the last time, in their order. */
export function takeTests() {
  const taken = kept;
  kept = [];
  return taken;
}

export function it(name, run) {
  kept.push({ name: [...above, name].join(' '), run });
}
export function describe(name, declare) {
  above.push(name);
  try {
    declare();
  } finally {
    above.pop();
  }
}

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
