import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** What is answered where a check is left out: let in, or every row. */
const leftOut = {
  ...{ sees: 'true', reaches: 'true', mayRead: 'true', seesPerson: 'true', seesAllApplications: 'true' },
  ...{ readsContact: 'true', withinScope: 'true', mayView: 'true' },
  ...{ listScope: '[[]]', positionScope: '[[]]', peopleSeen: '[[]]', messageScope: '[[]]' },
  ...{ denial: 'undefined', namesOutside: 'undefined', createsOutside: 'undefined', takesUp: 'undefined' },
};
const call = new RegExp(`(?<![.\\w]|function )(${Object.keys(leftOut).join('|')})\\(`, 'g');

/** Where the parenthesis ends that opens there. */
function closes(text, open) {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('a parenthesis never closes');
}

/** Calls of checks in a module of the built output, each with a name of its own. */
function callsIn(path, text) {
  return [...text.matchAll(call)].map((match, index) => ({
    check: `${path.replace(/^.*\/(services|infra|domain)\//, '$1/').replace('/dist/', '/')}#${index + 1}:${match[1]}`,
    from: match.index,
    instead: leftOut[match[1]],
  }));
}

const isAsked = (path) =>
  /\/services\/query\/dist\/(?!testing|access-log)/.test(path) || /\/services\/command\/dist\/pipeline\//.test(path);

/** The text of a module in which the faults can be switched on; undefined where there is none. */
export function faultyText(path, text) {
  if (path.endsWith('/contracts/dist/shared/permissions.js'))
    return replaced(
      text,
      'const row = permissionMatrix[permission];',
      'const row = faultyRow(permission, permissionMatrix[permission]);',
    );
  if (path.endsWith('/services/command/dist/pipeline/pipeline.js'))
    return replaced(
      text,
      'const admitted = admit(contract, request.caller);',
      'const admitted = admit({ grants: faultyGrants(request.name, contract.grants) }, request.caller);',
    );
  if (path.endsWith('/infra/runtime/dist/nest/caller.guard.js'))
    return replaced(text, 'return contract.grants;', 'return faultyGrants(name, contract.grants);');
  if (!isAsked(path)) return undefined;
  const calls = callsIn(path, text);
  if (calls.length === 0) return undefined;
  // Inner calls before outer ones, so that the places of those that follow stay.
  let changed = text;
  for (const { check, from, instead } of calls.toReversed()) {
    const to = closes(changed, changed.indexOf('(', from)) + 1;
    changed = `${changed.slice(0, from)}(isLeftOut(${JSON.stringify(check)}) ? ${instead} : ${changed.slice(from, to)})${changed.slice(to)}`;
  }
  return changed;
}

function replaced(text, from, to) {
  if (!text.includes(from)) throw new Error(`nothing to change: ${from}`);
  return text.replace(from, to);
}

/** Every check of the built output that can be left out, by name. */
export function checks() {
  return ['services/query/dist', 'services/command/dist/pipeline'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => join(root, folder, name))
      .filter(isAsked)
      .flatMap((path) => callsIn(path, readFileSync(path, 'utf8')).map(({ check }) => check)),
  );
}
