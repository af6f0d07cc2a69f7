import { useLanguage } from '../../../i18n/react.tsx';
import { Title } from '../../site/Title.tsx';
import { type PolicyTexts, policyIn } from './document.ts';
import '../../../ui/form.css';

/** A long text with its sections, readable and printable. */
export function PolicyPage({ title, texts }: { title: string; texts: PolicyTexts }) {
  const { language } = useLanguage();
  const text = policyIn(texts, language);
  return (
    <div className="wide narrow">
      <Title text={title} />
      <article className="sheet policy">
        <h1>{title}</h1>
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
      </article>
    </div>
  );
}
