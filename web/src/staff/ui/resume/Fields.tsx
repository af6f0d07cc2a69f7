import type { ResumeBlock } from '@talentlog/contracts';
import { resumeValue } from '../../../format/resume-value.ts';
import { useHasMessage, useTranslate } from '../../../i18n/react.tsx';
import { useValueWriter } from '../../model/use-value-writer.ts';

/** Shown elsewhere, or by itself. */
export const apart = ['description', 'selfEvaluation', 'start', 'end', 'date', 'untilNow'];

export function useFieldWords() {
  const t = useTranslate();
  const has = useHasMessage();
  const writer = useValueWriter();
  return {
    label: (name: string) => {
      const id = `person.resumeField.${name}`;
      return has(id) ? t({ id }) : name;
    },
    value: (block: ResumeBlock, name: string, value: unknown) => resumeValue(block, name, value, writer),
    writer,
  };
}

/** The facts about the person, each with its name. */
export function Fields({ fields }: { fields: Readonly<Record<string, unknown>> }) {
  const t = useTranslate();
  const words = useFieldWords();
  const rows = Object.entries(fields)
    .filter(([name]) => !apart.includes(name))
    .map(([name, value]) => [
      name === 'name' ? t({ id: 'person.resume.personName' }) : words.label(name),
      words.value('basic', name, value),
    ])
    .filter(([, value]) => value !== '');
  const about = fields.selfEvaluation;
  return (
    <>
      <dl className="facts">
        {rows.map(([label, value]) => (
          <div key={label} className="fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {typeof about === 'string' && about !== '' && <p className="resume-text">{about}</p>}
    </>
  );
}
