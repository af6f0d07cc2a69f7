import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root, sources } from './overlay.mjs';

/** Packages of the design card, by the names they have in imports, and the rooms that must import them. */
const card: readonly (readonly [name: string, imported: RegExp, rooms: readonly string[]])[] = [
  ['react', /^react$/, ['web/src/public', 'web/src/staff']],
  ['react-dom', /^react-dom(\/|$)/, ['web/src/public', 'web/src/staff']],
  ['react-router-dom', /^react-router-dom$/, ['web/src/public', 'web/src/staff']],
  // Both entries translate by one hook.
  ['react-intl', /^react-intl$/, ['web/src/i18n']],
  ['formatjs', /^@formatjs\//, ['web/src', 'web/build']],
  ['redux-toolkit', /^@reduxjs\/toolkit$/, ['web/src']],
  ['rtk-query', /^@reduxjs\/toolkit\/query(\/|$)/, ['web/src']],
  ['@blueprintjs/core', /^@blueprintjs\/core(\/|$)/, ['web/src/staff']],
  ['nestjs', /^@nestjs\/(common|core)$/, ['services/command', 'services/query', 'infra']],
  ['@nestjs/cqrs', /^@nestjs\/cqrs$/, ['services/command', 'services/query']],
  // The client of EventStoreDB lives on under the name that its company took.
  ['eventstore-client', /^@kurrent\/kurrentdb-client$/, ['infra']],
  ['kafkajs', /^kafkajs$/, ['infra']],
  ['mongodb', /^mongodb$/, ['infra']],
  ['xstate', /^xstate$/, ['domain']],
  ['zod', /^zod(\/|$)/, ['contracts']],
];
/** Those the tests run with. */
const runners: readonly (readonly [name: string, imported: RegExp, rooms: readonly string[]])[] = [
  ['jest', /^@jest\/globals$/, ['tests', 'domain', 'web/src']],
  ['playwright', /^@playwright\/test$/, ['tests/journeys']],
];

const isTest = (file: string) => /\.(spec|e2e)\.tsx?$|^tests\/|\/testing\//.test(file);
const files = sources()
  .filter((file) => /\.(tsx?|mjs)$/.test(file))
  .map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const imports = [...text.matchAll(/^(?:import|export)\s(?!type\b)(?:[^;'"]*\sfrom\s*)?['"]([^'"]+)['"]/gm)];
    return { file, imports: imports.map(([, name = '']) => name) };
  });
const importing = (imported: RegExp, room: string, tests: boolean) =>
  files.some(
    ({ file, imports }) =>
      file.startsWith(`${room}/`) && isTest(file) === tests && imports.some((name) => imported.test(name)),
  );

describe('the design card', () => {
  it.each(card)('%s is imported by product code', (_, imported, rooms) => {
    expect(rooms.filter((room) => !importing(imported, room, false))).toEqual([]);
  });
  it.each(runners)('%s runs tests', (_, imported, rooms) => {
    expect(rooms.filter((room) => !importing(imported, room, true))).toEqual([]);
  });
  it('messages and addresses of the web are each done by one package', () => {
    const others = /^(intl-messageformat|react-router|wouter|i18next|react-i18next|@lingui\/.*)$/;
    const found = files.filter(
      ({ file, imports }) => file.startsWith('web/src/') && !isTest(file) && imports.some((name) => others.test(name)),
    );
    expect(found.map(({ file }) => file)).toEqual([]);
  });
});
