import type { DictionaryName } from '@talentlog/contracts';
import { useHasMessage, useTranslate } from '../../../i18n/react.tsx';
import { useListed } from '../../model/use-listed.ts';
import { degreeText } from './summary.ts';

/** Of which lists of the company a field may be; the level of an award is of one, that of a skill of another. */
const lists: Readonly<Record<string, readonly DictionaryName[]>> = {
  nation: ['nation'],
  politicalStatus: ['politicalStatus'],
  maritalStatus: ['maritalStatus'],
  educationType: ['educationType'],
  level: ['mastery', 'awardLevel'],
  relation: ['relationship'],
};

/** Shown elsewhere, or by itself. */
export const apart = ['description', 'selfEvaluation', 'start', 'end', 'untilNow'];

export function useFieldWords() {
  const t = useTranslate();
  const has = useHasMessage();
  const listed = useListed();
  return {
    label: (name: string) => {
      const id = `person.resumeField.${name}`;
      return has(id) ? t({ id }) : name;
    },
    value: (name: string, value: unknown) => {
      if (name === 'degree' || name === 'highestDegree') return degreeText(value, t);
      if (name === 'gender') return value === 'MALE' || value === 'FEMALE' ? t({ id: `staff.gender.${value}` }) : '';
      const list = lists[name];
      const text = value === null || value === undefined ? '' : String(value);
      return list === undefined
        ? text
        : list.reduce((words, one) => (words === text ? listed.words(one, text) : words), text);
    },
  };
}

/** Facts of one entry, each with its name. */
export function Fields({ fields }: { fields: Readonly<Record<string, unknown>> }) {
  const t = useTranslate();
  const words = useFieldWords();
  const rows = Object.entries(fields)
    .filter(([name]) => !apart.includes(name))
    .map(([name, value]) => [
      name === 'name' ? t({ id: 'person.resume.personName' }) : words.label(name),
      words.value(name, value),
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
