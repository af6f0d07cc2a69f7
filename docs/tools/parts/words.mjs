// The words of a new command and its event, in both languages.

import { withMessage } from '../insert.mjs';
import { edit, read } from './edits.mjs';

/** A word that nobody wrote yet starts with this; the parity test finds it. */
export const unwritten = { 'zh-CN': '待写：', 'en-US': 'TO WRITE: ' };

/** Streams whose events recruiters read as sentences. */
const onTimelines = () =>
  new Set(
    [
      ...(
        /told: ReadonlySet<string> = new Set\(\[([^\]]*)/.exec(read('services/query/src/timeline/told.ts'))?.[1] ?? ''
      ).matchAll(/'(\w+)'/g),
    ].map(([, name]) => name),
  );

export function writeWords({ aggregate, command, event, bySystem, refusals, zh, en, fields, words }) {
  for (const [language, given] of [
    ['zh-CN', zh],
    ['en-US', en],
  ]) {
    const [button, told] = bySystem ? [undefined, given] : (given?.split('|') ?? []);
    const say = (text, name) => text || `${unwritten[language]}${name}`;
    const write = (pack, id, text) =>
      edit(`web/src/i18n/${language}/${pack}.json`, (before) => withMessage(before, id, text));
    write('audit', `audit.event.${event}`, say(told, event));
    for (const field of [...fields, ...words]) write('audit', `audit.field.${field.name}`, field[language]);
    // What the system sends has no button.
    if (!bySystem) write('staff', `staff.action.${command}`, say(button, command));
    if (onTimelines().has(aggregate)) write('staff', `staff.event.${event}`, say(told, event));
    for (const refusal of refusals) write('shared', `refusal.${refusal.code}`, say(refusal[language], refusal.code));
  }
}
