// Insertion into files that the formatter keeps in one shape: no markers are needed where braces say where a table ends.

/** Where the brace opened at `open` closes; quotes and comments are skipped. */
export function closingBrace(text, open) {
  let depth = 0;
  const skip = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[{}]/g;
  skip.lastIndex = open;
  for (let found = skip.exec(text); found; found = skip.exec(text)) {
    if (found[0] === '{') depth += 1;
    if (found[0] === '}') depth -= 1;
    if (found[0] === '}' && depth === 0) return found.index;
  }
  throw new Error('a brace that never closes');
}

const openAfter = (text, pattern, what, from = 0) => {
  const found = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  found.lastIndex = from;
  const match = found.exec(text);
  if (!match) throw new Error(`found no ${what}`);
  return text.indexOf('{', match.index + match[0].length - 1);
};

/** The text with `lines` as the last entry of the object that `pattern` opens. One-line objects get it before their brace. */
export function appendEntry(text, pattern, lines, what, from = 0) {
  const open = openAfter(text, pattern, what, from);
  const close = closingBrace(text, open);
  const body = text.slice(open + 1, close).trimEnd();
  const many = text.slice(open, close).includes('\n');
  const comma = body === '' || body.endsWith(',') ? '' : ',';
  if (many) {
    const indent = /\n( *)$/.exec(text.slice(0, close))?.[1] ?? '';
    const added = lines.map((line) => `\n${indent}  ${line}`).join('');
    return `${text.slice(0, open + 1)}${body}${comma}${added}\n${indent}${text.slice(close)}`;
  }
  return `${text.slice(0, open + 1)}${body}${comma} ${lines.join(' ')} ${text.slice(close)}`;
}

/** The text with `lines` at the end of the list that `pattern` opens; the list is closed by a line of its own. */
export function appendItem(text, pattern, lines, what) {
  const start = text.search(pattern);
  const end = start < 0 ? -1 : text.indexOf('\n];', start);
  if (end < 0) throw new Error(`found no ${what}`);
  return `${text.slice(0, end)}${lines.map((line) => `\n  ${line}`).join('')}${text.slice(end)}`;
}

/** Adds names to the import from a module, or the import itself. The formatter sorts them afterwards. */
export function withImport(text, names, from) {
  const known = new RegExp(`import \\{([^}]*)\\} from '${from.replace(/[./]/g, '\\$&')}';`).exec(text);
  if (!known) return `import { ${names.join(', ')} } from '${from}';\n${text}`;
  const present = known[1]
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const missing = names.filter((name) => !present.includes(name));
  return missing.length === 0
    ? text
    : text.replace(known[0], `import { ${[...present, ...missing].join(', ')} } from '${from}';`);
}

/** The page with a row more at the end of the first table whose head matches. */
export function withRow(text, head, row) {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith('|') && head.test(line));
  if (start < 0) throw new Error(`found no table with ${head}`);
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  lines.splice(end < 0 ? lines.length : end, 0, row);
  return lines.join('\n');
}

/** Line number of the first occurrence, for the list of what to edit next. */
export const lineOf = (text, needle) => text.slice(0, text.indexOf(needle)).split('\n').length;

/** The pack with the message, behind the last one of its kind (`audit.event.*`). */
export function withMessage(text, id, words) {
  const pack = JSON.parse(text);
  if (Object.hasOwn(pack, id)) return text;
  const kind = id.slice(0, id.lastIndexOf('.') + 1);
  const ids = Object.keys(pack);
  const last = ids.findLastIndex((other) => other.startsWith(kind));
  const at = last < 0 ? ids.length : last + 1;
  const entries = Object.entries(pack).toSpliced(at, 0, [id, words]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
