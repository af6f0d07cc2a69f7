import type { ResumeSeen } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { dotted, usePathName } from './paths.ts';
import { requiredCount } from './required-count.ts';

interface MissingProps {
  readonly resume: Pick<ResumeSeen, 'missing'>;
  readonly onGo: (path: string) => void;
}

/** What is still required, as links that open its block and lead to the field, and how much is there already. */
export function MissingCard({ resume, onGo }: MissingProps) {
  const t = useTranslate();
  const nameOf = usePathName();
  const { missing } = resume;
  if (missing.length === 0) return null;
  const total = requiredCount(resume);
  const filled = Math.max(0, total - missing.length);
  return (
    <section className="card missing-card" aria-labelledby="missing-title">
      <div className="card-head">
        <h2 id="missing-title">{t({ id: 'person.resume.lacks' }, { count: missing.length })}</h2>
        <span className="quiet">{t({ id: 'person.resume.filled' }, { filled, total })}</span>
      </div>
      <progress value={filled} max={total} aria-labelledby="missing-title" />
      <ul className="missing">
        {missing.map((path) => (
          <li key={path}>
            <a
              href={`#field-${dotted(path)}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(path);
              }}
            >
              {nameOf(path)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
