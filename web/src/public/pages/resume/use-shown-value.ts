import type { ResumeBlock } from '@talentlog/contracts';
import { useHasMessage, useT } from '../../../i18n/react.tsx';
import { blockForms } from './forms.ts';

const choices: Readonly<Record<string, string>> = {
  gender: 'person.gender',
  degree: 'vocabulary.education',
  identity: 'person.identityType',
};

/** A field's value as the form of its block shows it. */
export function useShownValue(block: ResumeBlock): (field: string, value: unknown) => string {
  const t = useT();
  const has = useHasMessage();
  return (field, value) => {
    if (value === null || value === undefined || value === '' || value === false) return t('person.resume.emptyValue');
    if (value === true) return t('person.resumeField.untilNow');
    const kind = blockForms[block].find(({ name }) => name === field)?.kind ?? 'text';
    const id = `${choices[kind]}.${value}`;
    return has(id) ? t(id) : String(value);
  };
}
