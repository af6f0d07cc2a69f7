import { useCompany, useLanguage } from '../../../i18n/react.tsx';
import { type PolicyTexts, policyIn } from './document.ts';

/** The words of a policy with when they were revised. */
export function PolicyBody({ texts }: { readonly texts: PolicyTexts }) {
  const { language } = useLanguage();
  const text = policyIn(texts, language, useCompany());
  return (
    <>
      <p className="quiet">{text.revised}</p>
      <p>{text.lead}</p>
      {text.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.body.map((part) =>
            typeof part === 'string' ? (
              <p key={part} className="prose">
                {part}
              </p>
            ) : (
              <ul key={part[0]} className="prose">
                {part.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </>
  );
}
