import { useTranslate } from '../../../i18n/react.tsx';
import type { Proposal } from './read-entry.ts';

/** The lines of the file that something was read from, each once. */
export function SourceLines({ proposals }: { proposals: readonly Proposal[] }) {
  const t = useTranslate();
  const lines = new Map(proposals.map(({ lineNumber, line }) => [lineNumber, line]));
  return (
    <div className="source">
      {[...lines].map(([number, line]) => (
        <p key={number}>
          <b>{t({ id: 'person.read.line' }, { number })}</b> {line}
        </p>
      ))}
    </div>
  );
}
