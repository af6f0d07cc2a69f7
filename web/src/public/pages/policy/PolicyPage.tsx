import { Title } from '../../site/Title.tsx';
import type { PolicyTexts } from './document.ts';
import { PolicyBody } from './PolicyBody.tsx';
import '../../../ui/form.css';

/** A long text with its sections, readable and printable. */
export function PolicyPage({ title, texts }: { title: string; texts: PolicyTexts }) {
  return (
    <div className="wide narrow">
      <Title text={title} />
      <article className="sheet policy">
        <h1>{title}</h1>
        <PolicyBody texts={texts} />
      </article>
    </div>
  );
}
