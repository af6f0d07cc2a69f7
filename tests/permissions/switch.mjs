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
  /** One grant with the fault in it: another capability, a link of another purpose, no proof asked for, no code asked for. */
  const faulty = (kind, from, to, grant) => {
    if (kind === 'grant' && grant.staff === from) return { staff: to };
    if (kind === 'grant' && grant.self === from) return { ...grant, self: to };
    if (kind === 'link' && grant.link === from) return { ...grant, link: to };
    if (kind === 'proof' && grant.link) return { ...grant, stepUp: 'none' };
    return kind === 'code' && grant.self ? { self: grant.self } : grant;
  };
  /** Grants of a command, a query or a route, one of them changed. */
  globalThis.faultyGrants = (name, grants) => {
    const { kind, rest } = now();
    const [of, from, to] = rest;
    return of === name ? grants.map((grant) => faulty(kind, from, to, grant)) : grants;
  };
  /** A capability that a check names: another one. */
  globalThis.faultyCapability = (at, capability) => {
    const { kind, rest } = now();
    return kind === 'capability' && rest[0] === at ? rest[2] : capability;
  };
  /** The capabilities by which a view's rows are named on the live stream, one of them another. */
  globalThis.faultyLive = (view, capabilities) => {
    const { kind, rest } = now();
    const [of, from, to] = rest;
    return kind === 'live' && of === view ? capabilities?.map((one) => (one === from ? to : one)) : capabilities;
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
