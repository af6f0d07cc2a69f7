/** A function of a shell script, by its name. */
interface Definition {
  readonly name: string;
  /** Commands in it; a function of one command has nothing that `set -e` could stop. */
  readonly commands: number;
}

const opening = /^\s*(?:function\s+)?([A-Za-z_][\w-]*)\s*\(\)\s*[{(]\s*(.*)$/;

function definitions(script: string): readonly Definition[] {
  const found: Definition[] = [];
  const lines = script.split('\n');
  for (const [index, line] of lines.entries()) {
    const [, name, rest = ''] = opening.exec(line) ?? [];
    if (name === undefined) continue;
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    const end = lines.findIndex((other, at) => at > index && (other === `${indent}}` || other === `${indent})`));
    const body = rest !== '' || end < 0 ? [rest] : lines.slice(index + 1, end);
    const commands = body.flatMap((text) => text.replace(/[\s})]+$/, '').split(';'));
    found.push({ name, commands: commands.filter((text) => /\S/.test(text) && !/^\s*(#|local\b)/.test(text)).length });
  }
  return found;
}

/**
 * Calls of functions of several commands where bash ignores `set -e`: in the condition of `if`, `elif`, `while` and `until`, after `!`, and before
 * `&&` or `||`. There a command that fails does not stop the function (bash manual, "The Set Builtin"). `line: text` each.
 * @param script text of the script
 * @param sourced texts of what it sources
 */
export function ignoredErrors(script: string, ...sourced: readonly string[]): readonly string[] {
  if (!/^set -\w*e/m.test([script, ...sourced].join('\n'))) return [];
  const names = [script, ...sourced].flatMap(definitions).filter(({ commands }) => commands > 1);
  return script.split('\n').flatMap((line, index) => {
    const code = line.replace(/(^|\s)#.*$/, '');
    const isIgnored = names.some(({ name }) => {
      const call = `(?<![\\w./$-])${name}(?![\\w./=-]|\\s*\\(\\))`;
      return (
        new RegExp(`(^|[;\\s])!\\s+(\\w+=\\$\\()?${call}`).test(code) ||
        new RegExp(`(^|[;\\s])(if|elif|while|until)\\s([^;]*\\s|[^;]*\\$\\(|[^;]*\\$\\(set -e; )?${call}`).test(code) ||
        new RegExp(`(^|[;(]\\s*|=\\$\\(|\\bthen\\s|\\bdo\\s)\\s*${call}[^;#]*(&&|\\|\\|)`).test(code)
      );
    });
    return isIgnored ? [`${index + 1}: ${line.trim()}`] : [];
  });
}
