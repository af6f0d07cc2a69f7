/** Text that JSON writes as it is; checking costs less than asking for its JSON. */
const plain = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;
const quoted = (text: string): string => (plain.test(text) ? `"${text}"` : JSON.stringify(text));

/**
 * JSON with sorted keys, without blanks and without undefined: the same value is always the same text (RFC 8785), whatever engine or
 * program made it.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of Object.keys(fields).sort())
    if (fields[key] !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalJson(fields[key])}`;
  return `{${text}}`;
}
