import type { TemplateTexts } from '@talentlog/contracts';
import { dayAndClock } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import type { ShownTemplate } from './api.ts';
import { Differences } from './Differences.tsx';

interface Props {
  readonly versions: ShownTemplate['versions'];
  /** What is sent where this wording says nothing of its own. */
  readonly start: ShownTemplate['otherwise'];
  readonly isPaper: boolean;
}

/** What a wording said before, what each version changed, and the words that the first one began from. */
export function Versions({ versions, start, isPaper }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const textsOf = (at: number): TemplateTexts => versions[at]?.texts ?? start.texts;
  return (
    <section className="template-versions" aria-labelledby="template-versions">
      <h2 id="template-versions">{t({ id: 'templates.versions.title' })}</h2>
      {versions.length === 0 && <p className="muted">{t({ id: 'templates.versions.none' })}</p>}
      {versions.map(({ version, texts, at, by }, index) => (
        <details key={version}>
          <summary>
            v{version} ·{' '}
            {texts === null ? t({ id: 'templates.versions.reset' }) : t({ id: 'templates.versions.edited' })} ·{' '}
            {dayAndClock(at, language)} · {by}
          </summary>
          <Differences before={textsOf(index + 1)} after={textsOf(index)} isPaper={isPaper} />
        </details>
      ))}
      <details>
        <summary>v0 · {t({ id: `templates.versions.start.${start.from}` })}</summary>
        <Differences before={start.texts} after={start.texts} isPaper={isPaper} />
      </details>
    </section>
  );
}
