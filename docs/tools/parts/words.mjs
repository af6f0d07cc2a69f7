// The words of a new command and its event, in both languages.

import { withMessage } from '../insert.mjs';
import { edit } from './edits.mjs';

/** A word that nobody wrote yet starts with this; the parity test finds it. */
export const unwritten = { 'zh-CN': '待写：', 'en-US': 'TO WRITE: ' };

export function writeWords({ command, event, refusal, refusalWords, zh, en, fields, words }) {
  for (const [language, given] of [
    ['zh-CN', zh],
    ['en-US', en],
  ]) {
    const [button, told] = given?.split('|') ?? [];
    const say = (text, name) => text || `${unwritten[language]}${name}`;
    const pack = (name) => `web/src/i18n/${language}/${name}.json`;
    edit(pack('audit'), (text) =>
      withMessage(
        withMessage(text, `audit.arrow.${event}`, say(button, event)),
        `audit.event.${event}`,
        say(told, event),
      ),
    );
    for (const field of [...fields, ...words])
      edit(pack('audit'), (text) => withMessage(text, `audit.field.${field.name}`, field[language]));
    edit(pack('staff'), (text) => withMessage(text, `staff.action.${command}`, say(button, command)));
    if (refusal)
      edit(pack('shared'), (text) => withMessage(text, `refusal.${refusal}`, say(refusalWords[language], refusal)));
  }
}
