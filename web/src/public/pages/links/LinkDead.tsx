import { useT } from '../../../i18n/react.tsx';
import { useProblemWords } from '../../../ui/use-problem-words.ts';
import { Notice } from './Notice.tsx';

/** A link that opens nothing to who holds it: why, and what to do. */
export function LinkDead({ code, title }: { readonly code: string; readonly title: string }) {
  const words = useProblemWords();
  const t = useT();
  return (
    <Notice title={title}>
      <p role="alert">{words(code)}</p>
      <p className="quiet">{t('person.link.ask')}</p>
    </Notice>
  );
}
