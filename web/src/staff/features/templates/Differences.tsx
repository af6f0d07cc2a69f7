import type { TemplateTexts } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { lineDifferences } from './differences.ts';

const parts = ['subject', 'content', 'action'] as const;

/** What changed of a wording, part by part and line by line. */
export function Differences({
  before,
  after,
  isPaper,
}: {
  before: TemplateTexts;
  after: TemplateTexts;
  isPaper: boolean;
}) {
  const t = useTranslate();
  return parts
    .filter((part) => before[part] !== '' || after[part] !== '')
    .map((part) => (
      <div key={part} className="template-difference">
        <b>{t({ id: `templates.field.${part === 'subject' && isPaper ? 'title' : part}` })}</b>
        <pre>
          {lineDifferences(before[part], after[part]).map(({ kind, text }, line) => {
            const shown = text === '' ? ' ' : text;
            // Lines have no names; they never move while the page stands.
            const id = `${line}`;
            if (kind === 'same') return <span key={id}>{shown}</span>;
            return kind === 'gone' ? <del key={id}>{shown}</del> : <ins key={id}>{shown}</ins>;
          })}
        </pre>
      </div>
    ));
}
