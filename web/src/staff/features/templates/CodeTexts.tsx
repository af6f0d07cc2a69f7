import { type CodeFor, codeText, codeUses } from '@talentlog/contracts';
import { useCompanyProfile, useTranslate } from '../../../i18n/react.tsx';

const sample = '123456';
const uses = Object.keys(codeUses) as readonly CodeFor[];

/** What codes say, which is no template: shown, so that nobody looks for it, with why it is not edited. */
export function CodeTexts() {
  const t = useTranslate();
  const company = useCompanyProfile();
  return (
    <section className="template-codes" aria-labelledby="template-codes">
      <h2 id="template-codes">{t({ id: 'templates.codes.title' })}</h2>
      <p className="muted">{t({ id: 'templates.codes.why' })}</p>
      <details>
        <summary>{t({ id: 'templates.codes.what' })}</summary>
        <ul>
          {uses.map((use) => (
            <li key={use}>{codeText(sample, use, company.name['zh-CN'])}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
