import type { ResumeBlock, ResumeSeen } from '@talentlog/contracts';
import { Link } from 'react-router-dom';
import { phoneText } from '../../../format/phone.ts';
import { useHasMessage, useTranslate } from '../../../i18n/react.tsx';
import { type Entry, entriesOf } from '../resume/entries.ts';
import { blockForms, blockNames, type FieldSpec } from '../resume/forms.ts';
import { fieldWords } from '../resume/paths.ts';
import './delivery.css';

/** Values that are chosen from a list, by kind: what their words are called. */
const listed = { gender: 'person.gender', degree: 'vocabulary.education', identity: 'person.identityType' } as const;
const inSpan: ReadonlySet<string> = new Set(['start', 'end', 'untilNow']);

function useValueText(): (spec: FieldSpec, value: unknown) => string {
  const t = useTranslate();
  const has = useHasMessage();
  return ({ kind }, value) => {
    if (value === null || value === undefined || value === '') return '';
    if (kind === 'phone') return phoneText(String(value));
    if (kind !== 'gender' && kind !== 'degree' && kind !== 'identity') return String(value);
    const id = `${listed[kind]}.${String(value)}`;
    return has(id) ? t({ id }) : String(value);
  };
}

function EntryShown({ block, entry }: { readonly block: ResumeBlock; readonly entry: Entry }) {
  const t = useTranslate();
  const valueText = useValueText();
  const end = entry.untilNow === true ? t({ id: 'person.resume.present' }) : String(entry.end ?? '');
  const span = [String(entry.start ?? ''), end].filter((part) => part !== '').join(' – ');
  const facts = blockForms[block]
    .filter(({ name }) => !inSpan.has(name))
    .map((spec) => [t({ id: fieldWords(block, spec.name) }), valueText(spec, entry[spec.name])] as const);
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
