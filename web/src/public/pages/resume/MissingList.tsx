import { useT } from '../../../i18n/react.tsx';
import { dotted, usePathName } from './paths.ts';
import '../../../ui/form.css';
import './resume.css';

/** What is still required, as links to the fields. */
export function MissingList({ missing }: { missing: readonly string[] }) {
  const t = useT();
  const nameOf = usePathName();
  if (missing.length === 0) return null;
  return (
    <div className="note note-warn">
      <p>{t('person.resume.missing', { count: missing.length })}</p>
      <ul className="missing">
        {missing.map((path) => (
          <li key={path}>
            <a href={`#field-${dotted(path)}`}>{nameOf(path)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
