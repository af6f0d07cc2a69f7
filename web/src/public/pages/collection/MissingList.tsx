import { useTranslate } from '../../../i18n/react.tsx';
import { usePathName } from './paths.ts';

/** What a submission still lacks, as links to the fields. */
export function MissingList({ paths }: { paths: readonly string[] }) {
  const t = useTranslate();
  const nameOf = usePathName();
  if (paths.length === 0) return null;
  return (
    <div className="problem" role="alert">
      <p>{t({ id: 'shared.problem.summary' }, { count: paths.length })}</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <a href={`#field-${path}`}>{nameOf(path)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
