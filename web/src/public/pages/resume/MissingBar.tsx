import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { usePathName } from './paths.ts';

/** At the bottom of the screen: the way to the first thing that is missing. */
export function MissingBar({ missing, onGo }: { missing: readonly string[]; onGo: (path: string) => void }) {
  const t = useTranslate();
  const nameOf = usePathName();
  const [first] = missing;
  if (first === undefined) return null;
  return (
    <div className="resume-bar">
      <Button kind="primary" className="bar-action" onClick={() => onGo(first)}>
        {t({ id: 'person.resume.goFill' }, { name: nameOf(first), count: missing.length })}
      </Button>
    </div>
  );
}
