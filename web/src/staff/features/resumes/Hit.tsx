import type { ResumeHit } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';

/** Marks that begin where one before them has ended: nothing is written twice, whatever the answer says. */
const apart = (marks: ResumeHit['marks']) =>
  marks.filter(([from], index) => marks.slice(0, index).every(([, end]) => end <= from));

/** A piece of a resume with the words that were looked for marked, behind the name of its part. */
export function Hit({ hit: { block, text, marks } }: { hit: ResumeHit }) {
  const t = useTranslate();
  const shown = apart(marks);
  const ends = shown.map(([, end]) => end);
  return (
    <>
      <span className="muted">{t({ id: `person.resumeBlock.${block}` })} </span>
      {shown.map(([from, to], index) => (
        <span key={from}>
          {text.slice(ends[index - 1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}
