// The row of a new command on the page that says who may send it.

import { withRow } from '../insert.mjs';
import { kebab } from '../names.mjs';
import { edit, exists, read } from './edits.mjs';

const page = 'docs/permissions.md';

/** What the contract grants, as the page writes it: a proposal, to be confirmed from the requirements. */
export function permission({ aggregate, command, bySystem }) {
  if (!exists(page)) return undefined;
  if (bySystem) edit(page, (text) => withRow(text, /^\| Command \|$/, `| ${command} |`));
  else {
    const capability = capabilityOf(`contracts/src/${kebab(aggregate)}/commands.ts`, command);
    edit(page, (text) =>
      withRow(text, /^\| Command \| About \| Staff \|/, `| ${command} | ${aggregate} | ${capability} | - | - |`),
    );
  }
  return page;
}

/** The capability of the command's grant, which its contracts file may name once for several. */
function capabilityOf(file, command) {
  const text = read(file);
  const grant = new RegExp(`\\b${command}: command\\(\\{[\\s\\S]*?grants: \\[([^\\]]*)\\]`).exec(text)?.[1] ?? '';
  const named = (words) => /staff: '(\w+)'/.exec(words)?.[1];
  return named(grant) ?? named(/^const staff = .*$/m.exec(text)?.[0] ?? '') ?? '-';
}
