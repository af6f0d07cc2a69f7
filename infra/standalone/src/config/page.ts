import { z } from 'zod';
import { aboutKey, sections } from './environment.ts';
import { type About, services } from './kinds.ts';

const intro = `# Settings

Written by \`npm run docs\` from what the start checks. From the environment, or from one file that \`TALENTLOG_CONFIG\` names: lines
\`KEY=value\`, or one JSON object with the same keys. What is set in the environment wins over the file; an empty value sets nothing. A wrong
value, a key that is not known and one that is missing are refused at the start, all at once, with what to put there instead.

A secret may stand in a file of its own: \`SMTP_PASSWORD_FILE=/run/secrets/smtp\` instead of \`SMTP_PASSWORD\`; both at once are refused, and a
file that everybody on the machine may read is told at the start. No secret is written into a log, a page, an error or the health page.

"Needed by" names the processes that use a key, where services run apart; all others take it and leave it alone.
`;

/** The page of all settings, by what they are about. */
export function settingsPage(): string {
  const tables = Object.entries(sections).map(([title, keys]) => {
    const rows = Object.entries(keys as Readonly<Record<string, z.ZodType>>).map(([name, kind]) => row(name, kind));
    return [`## ${title}`, '', '| Key | Default | Needed by | What it does |', '|---|---|---|---|', ...rows, ''].join(
      '\n',
    );
  });
  return `${[intro, ...tables].join('\n').trimEnd()}\n`;
}

function row(name: string, kind: z.ZodType): string {
  const { what, of = services, secret, as } = aboutKey(kind);
  const example = as === undefined ? '' : ` As \`${as}\`.`;
  const isSecret = secret ? ` Secret: \`${name}_FILE\` names a file.` : '';
  const by = of.length === services.length ? 'all' : of.join(', ');
  return `| \`${name}\` | ${otherwise(kind, aboutKey(kind))} | ${by} | ${what}${example}${isSecret} |`;
}

/** What applies where nothing is set. */
function otherwise(kind: z.ZodType, { otherwise: told }: About): string {
  if (told !== undefined) return told;
  const { data } = kind.safeParse(undefined);
  if (data === undefined) return '';
  return `\`${Array.isArray(data) ? data.join(', ') : String(data)}\``;
}
