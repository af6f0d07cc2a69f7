import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** What is answered where a check is left out: let in, or every row. */
const leftOut = {
  ...{ sees: 'true', reaches: 'true', mayRead: 'true', seesPerson: 'true', seesAllApplications: 'true' },
  ...{ readsContact: 'true', readsRevealed: 'true', withinScope: 'true' },
  ...{ mayView: 'true', mayAct: 'true', isOwn: 'true' },
  ...{ listScope: '[[]]', positionScope: '[[]]', peopleSeen: '[[]]', messageScope: '[[]]' },
  ...{ denial: 'undefined', namesOutside: 'undefined', createsOutside: 'undefined', takesUp: 'undefined' },
};
/** A person's page without the look at whose it is: the row of the link, or of the id. */
const anyRow = (call) =>
  call.replace('ownRow', '((view, id, { admission }) => view.get(admission.link?.subjectId ?? id))');
const call = new RegExp(`(?<![.\\w]|function )(${[...Object.keys(leftOut), 'ownRow'].join('|')})\\(`, 'g');
/** A capability of staff that a check asks for by its name. */
const literal = /'((?:VIEW|MANAGE|ADMIN|SCREEN|APPROVE|EVALUATE|PUSH|SIGN_IN)_[A-Z_]+|COMMENT)'/g;
/** Modules whose functions have such names and are about something else, and the tables that are no checks. */
const isOther = (path) => /\/resumes\/dist\/passages|\/resumes\/passages|step-permission|\/turns\.js/.test(path);

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

const nameOf = (path) => path.replace(/^.*\/(services|infra|domain)\//, '$1/').replace('/dist/', '/');

/** Calls of checks in a module of the built output, each with a name of its own. */
function callsIn(path, text) {
  return [...text.matchAll(call)].map((match, index) => ({
    check: `${nameOf(path)}#${index + 1}:${match[1]}`,
    from: match.index,
    instead: (whole) => leftOut[match[1]] ?? anyRow(whole),
  }));
}

/** Capabilities that a module names, each with a name of its own. What a module reads when it is loaded is switched where it is used. */
function literalsIn(path, text) {
  if (path.endsWith('live-scope.js')) return [];
  return [...text.matchAll(literal)].map((match, index) => ({
    at: `${nameOf(path)}#${index + 1}`,
    capability: match[1],
  }));
}

const isAsked = (path) =>
  (/\/services\/query\/dist\/(?!testing|access-log)/.test(path) ||
    /\/services\/command\/dist\/pipeline\//.test(path)) &&
  !isOther(path);

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
    return replaced(
      replaced(text, 'return contract.grants;', 'return faultyGrants(name, contract.grants);'),
      'return declared.grants;',
      'return faultyGrants(request.method + ":" + request.routeOptions.url, declared.grants);',
    );
  if (!isAsked(path)) return undefined;
  if (path.endsWith('/access/live-scope.js'))
    return withChecks(path, replaced(text, 'permissions[view];', 'faultyLive(view, permissions[view]);'));
  let index = 0;
  const named = text.replace(literal, (written) => {
    index += 1;
    return `faultyCapability(${JSON.stringify(`${nameOf(path)}#${index}`)}, ${written})`;
  });
  const changed = withChecks(path, named);
  return changed === text ? undefined : changed;
}

/** Inner calls before outer ones, so that the places of those that follow stay. */
function withChecks(path, text) {
  let changed = text;
  for (const { check, from, instead } of callsIn(path, text).toReversed()) {
    const to = closes(changed, changed.indexOf('(', from)) + 1;
    const whole = changed.slice(from, to);
    changed = `${changed.slice(0, from)}(isLeftOut(${JSON.stringify(check)}) ? ${instead(whole)} : ${whole})${changed.slice(to)}`;
  }
  return changed;
}

function replaced(text, from, to) {
  if (!text.includes(from)) throw new Error(`nothing to change: ${from}`);
  return text.replace(from, to);
}

/** What each module of the built output that checks has of something. */
const ofModules = (found) =>
  ['services/query/dist', 'services/command/dist/pipeline'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => join(root, folder, name))
      .filter(isAsked)
      .flatMap((path) => found(path, readFileSync(path, 'utf8'))),
  );

/** Every check of the built output that can be left out, by name. */
export const checks = () => ofModules((path, text) => callsIn(path, text).map(({ check }) => check));

/** Every capability that a check of the built output names. */
export const capabilitiesAsked = () => ofModules(literalsIn);
