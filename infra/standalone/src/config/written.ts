interface Written {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
}

/** What a file of settings says: `KEY=value` by lines, or one JSON object with the same keys. */
export const readWritten = (text: string): Written =>
  text.trimStart().startsWith('{') ? readJson(text) : readLines(text);

function readJson(text: string): Written {
  try {
    const problems: string[] = [];
    const values: Record<string, string> = {};
    for (const [name, value] of Object.entries(JSON.parse(text) as Record<string, unknown>)) {
      const plain = plainly(value);
      if (plain === undefined) problems.push(`${name} must be a text, a number, or a list of them`);
      else values[name] = plain;
    }
    return { values, problems };
  } catch {
    // The parser quotes what it stumbled over, which may be a secret.
    return { values: {}, problems: ['the file begins as JSON and is none'] };
  }
}

function plainly(value: unknown): string | undefined {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (!Array.isArray(value)) return undefined;
  const parts = value.map(plainly);
  return parts.includes(undefined) ? undefined : parts.join(', ');
}

const named = /^[A-Za-z_][A-Za-z0-9_]*$/;

function readLines(text: string): Written {
  const problems: string[] = [];
  const values: Record<string, string> = {};
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const written = raw.trim();
    if (written === '' || written.startsWith('#')) continue;
    const equals = written.indexOf('=');
    const name = written
      .slice(0, Math.max(0, equals))
      .replace(/^export /, '')
      .trim();
    const value = written.slice(equals + 1).trim();
    if (!named.test(name)) problems.push(`line ${at + 1} is no KEY=value`);
    else if (Object.hasOwn(values, name)) problems.push(`${name} stands twice, again in line ${at + 1}`);
    else values[name] = unquoted(value);
  }
  return { values, problems };
}

const unquoted = (value: string): string => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
