import type { ResumeHit } from '@talentlog/contracts';
import { useT } from '../../../i18n/react.tsx';

/** A piece of a resume with the words that were looked for marked, behind the name of its part. */
export function Hit({ hit: { block, text, marks } }: { hit: ResumeHit }) {
  const t = useT();
  const ends = marks.map(([, end]) => end);
  return (
    <>
      <span className="muted">{t(`person.resumeBlock.${block}`)} </span>
      {marks.map(([from, to], index) => (
        <span key={from}>
          {text.slice(ends[index - 1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}
