import { type DataCopy, titleIn } from '@talentlog/contracts';
import { say, timeText, valueText, type Words } from './copy-words.ts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Whatever anybody typed is text in the document, never markup. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '');

type Facts = DataCopy['parts'][number]['events'][number]['facts'];

/** The copy as one readable page that needs nothing from anywhere: it can be kept, printed and opened without a network. */
export function copyDocument(copy: DataCopy, words: Words): string {
  const { t, language } = words;
  const title = escaped(t({ id: 'privacy.copy.title' }));
  const sections = [applications(copy, words), ...parts(copy, words), reads(copy, words), withheld(copy, words)];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>body{font:15px/1.6 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
h2{margin-top:2.5rem;border-bottom:1px solid #ccc}h3{margin-bottom:0}dt{color:#555}dd{margin:0 0 .4rem 1.5rem;white-space:pre-wrap}
time{color:#555}table{border-collapse:collapse}td,th{text-align:left;padding:.2rem 1rem .2rem 0}</style></head>
<body><h1>${title}</h1><p>${escaped(t({ id: 'privacy.copy.made' }, { time: timeText(copy.madeAt, words), number: copy.number }))}</p>
${sections.join('\n')}</body></html>
`;
}

const table = (rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`;

const section = (title: string, inner: string): string => `<section><h2>${escaped(title)}</h2>${inner}</section>`;

function applications({ applications: all }: DataCopy, words: Words): string {
  const { t, language } = words;
  if (all.length === 0) return '';
  const rows = all.map(({ position, step, deliveredAt }) => [
    titleIn(position, language),
    valueText('step', step, {}, words),
    timeText(deliveredAt, words),
  ]);
  return section(t({ id: 'privacy.copy.applications' }), table(rows));
}

function parts(copy: DataCopy, words: Words): string[] {
  const { language } = words;
  return copy.parts.map(({ aggregate, position, events }) => {
    const title = [say(`audit.aggregate.${aggregate}`, aggregate, words), position && titleIn(position, language)];
    const told = events.map(
      ({ type, at, facts }) =>
        `<h3>${escaped(say(`audit.event.${type}`, type, words))}</h3><time>${escaped(timeText(at, words))}</time>${factList(facts, facts, words)}`,
    );
    return section(title.filter(Boolean).join(' · '), told.join(''));
  });
}

function reads({ reads: all }: DataCopy, words: Words): string {
  const { t } = words;
  if (all.length === 0) return '';
  const rows = all.map(({ day, part, people }) => [
    valueText('day', day, {}, words),
    say(`audit.read.${part}`, part, words),
    t({ id: 'privacy.copy.people' }, { count: people }),
  ]);
  return section(t({ id: 'privacy.copy.reads' }), table(rows));
}

function withheld({ withheld: all }: DataCopy, words: Words): string {
  if (all.length === 0) return '';
  const rows = all.map(({ what, why }) => [
    say(`audit.aggregate.${what}`, what, words),
    say(`privacy.copy.why.${why}`, why, words),
  ]);
  return section(words.t({ id: 'privacy.copy.withheld' }), table(rows));
}

function factList(facts: Facts, around: Facts, words: Words): string {
  const lines = Object.entries(facts).filter(([name, value]) => name !== 'fileId' && isTold(value));
  if (lines.length === 0) return '';
  const items = lines.map(
    ([name, value]) =>
      `<dt>${escaped(say(`audit.field.${name}`, name, words))}</dt><dd>${written(name, value, around, words)}</dd>`,
  );
  return `<dl>${items.join('')}</dl>`;
}

/** Nothing was told in a field that is empty all through. */
function isTold(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isTold);
  return value !== null && value !== undefined && value !== '';
}

function written(name: string, value: unknown, around: Facts, words: Words): string {
  if (Array.isArray(value)) return value.map((one) => `<div>${written(name, one, around, words)}</div>`).join('');
  if (typeof value === 'object' && value !== null) return factList(value as Facts, around, words);
  if (typeof value === 'boolean') return escaped(words.t({ id: value ? 'privacy.copy.yes' : 'privacy.copy.no' }));
  return escaped(valueText(name, String(value ?? ''), around, words));
}
