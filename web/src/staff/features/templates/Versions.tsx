import type { TemplateTexts } from '@talentlog/contracts';
import { dayAndClock } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import type { ShownTemplate } from './api.ts';
import { lineDifferences } from './differences.ts';

interface Props {
  readonly versions: ShownTemplate['versions'];
  readonly asItComes: TemplateTexts;
  readonly isPaper: boolean;
}

/** What a wording said before, and what each version changed. */
export function Versions({ versions, asItComes, isPaper }: Props) {
  const t = useT();
  const { language } = useLanguage();
  const textsOf = (at: number): TemplateTexts => versions[at]?.texts ?? asItComes;
  return (
    <section className="template-versions" aria-labelledby="template-versions">
      <h2 id="template-versions">{t('templates.versions.title')}</h2>
      {versions.length === 0 && <p className="muted">{t('templates.versions.none')}</p>}
      {versions.map(({ version, texts, at, by }, index) => (
        <details key={version}>
          <summary>
            v{version} · {texts === null ? t('templates.versions.reset') : t('templates.versions.edited')} ·{' '}
            {dayAndClock(at, language)} · {by}
          </summary>
          <Differences before={textsOf(index + 1)} after={textsOf(index)} isPaper={isPaper} />
        </details>
      ))}
    </section>
  );
}

const parts = ['subject', 'content', 'action'] as const;

function Differences({ before, after, isPaper }: { before: TemplateTexts; after: TemplateTexts; isPaper: boolean }) {
  const t = useT();
  return parts
    .filter((part) => before[part] !== '' || after[part] !== '')
    .map((part) => (
      <div key={part} className="template-difference">
        <b>{t(`templates.field.${part === 'subject' && isPaper ? 'title' : part}`)}</b>
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
