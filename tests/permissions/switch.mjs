// Loaded by `--import`: every check of permission asks the file that PERMISSIONS_FAULT names whether it is the one to be left out now,
// so that one running server takes one injected fault after another.
import { readFileSync } from 'node:fs';
import { register } from 'node:module';

const file = process.env.PERMISSIONS_FAULT;
if (file) {
  const now = () => {
    const [kind = '', ...rest] = readFileSync(file, 'utf8').split(' ');
    return { kind, rest };
  };
  /** Grants of a command or query, one capability of them moved to another. */
  globalThis.faultyGrants = (name, grants) => {
    const { kind, rest } = now();
    const [of, from, to] = rest;
    if (kind !== 'grant' || of !== name) return grants;
    return grants.map((grant) =>
      grant.staff === from ? { staff: to } : grant.self === from ? { ...grant, self: to } : grant,
    );
  };
  /** A row of the permission matrix, the letter of one role in it changed. */
  globalThis.faultyRow = (permission, row) => {
    const { kind, rest } = now();
    const [of, role, letter] = rest;
    return kind === 'letter' && of === permission ? { ...row, [role]: letter === '-' ? undefined : letter } : row;
  };
  /** Whether a check is left out: one call in one file, by its number there. */
  globalThis.isLeftOut = (check) => {
    const { kind, rest } = now();
    return kind === 'check' && rest[0] === check;
  };
  register(new URL('./switch-hooks.mjs', import.meta.url));
}
