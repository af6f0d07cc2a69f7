import { useTranslate } from '../../i18n/react.tsx';
import { useTruth } from '../site/use-truth.ts';

/** Says above a page that it may not be as things are now, and that what the person did was taken all the same. */
export function TruthNote() {
  const t = useTranslate();
  const truth = useTruth();
  if (truth === 'current') return null;
  return (
    <div className="truth wide narrow">
      <p className="note note-warn" role="status">
        {t({ id: `public.truth.${truth}` })}
      </p>
    </div>
  );
}
