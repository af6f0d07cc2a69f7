import type { ResumeBlock, ResumeSeen } from '@talentlog/contracts';
import { Link } from 'react-router-dom';
import { resumeSpan, resumeValue } from '../../../format/resume-value.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { useValueWriter } from '../../site/use-value-writer.ts';
import { type Entry, entriesOf } from '../resume/entries.ts';
import { blockForms, blockNames } from '../resume/forms.ts';
import { fieldWords } from '../resume/paths.ts';
import './delivery.css';

const inSpan: ReadonlySet<string> = new Set(['start', 'end', 'date', 'untilNow']);

function EntryShown({ block, entry }: { readonly block: ResumeBlock; readonly entry: Entry }) {
  const t = useTranslate();
  const words = useValueWriter();
  const span = resumeSpan(block, entry, words);
  const facts = blockForms[block]
    .filter(({ name }) => !inSpan.has(name))
    .map(({ name }) => [t({ id: fieldWords(block, name) }), resumeValue(block, name, entry[name], words)] as const);
  return (
    <dl className="resume-shown">
      {[...facts, [t({ id: 'person.apply.span' }), span] as const]
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

interface Props {
  readonly resume: ResumeSeen;
  /** Where a block is changed. */
  readonly changeAt: (block: ResumeBlock) => string;
}

/** The resume as those who judge it will read it, each block with a way to change it. */
export function ResumeShown({ resume, changeAt }: Props) {
  const t = useTranslate();
  const filled = blockNames
    .map((block) => ({ block, entries: entriesOf(block, resume.blocks[block]) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <>
      {filled.map(({ block, entries }) => {
        const name = t({ id: `person.resumeBlock.${block}` });
        return (
          <section key={block} className="card" aria-label={name}>
            <div className="card-head">
              <h2>{name}</h2>
              {resume.editability !== 'LOCKED' && (
                <Link
                  className="change-link"
                  to={changeAt(block)}
                  aria-label={t({ id: 'person.apply.changeBlock' }, { name })}
                >
                  {t({ id: 'person.account.change' })}
                </Link>
              )}
            </div>
            {entries.map((entry, index) => (
              <EntryShown key={`${block}.${String(index)}`} block={block} entry={entry} />
            ))}
          </section>
        );
      })}
    </>
  );
}
