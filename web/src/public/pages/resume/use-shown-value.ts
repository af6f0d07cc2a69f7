import type { ResumeBlock } from '@talentlog/contracts';
import { monthWords } from '../../../format/month-text.ts';
import { phoneText } from '../../../format/phone.ts';
import { useHasMessage, useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { blockForms } from './forms.ts';

const choices: Readonly<Record<string, string>> = {
  gender: 'person.gender',
  degree: 'vocabulary.education',
  identity: 'person.identityType',
};

/** A field's value as the form of its block shows it. */
export function useShownValue(block: ResumeBlock): (field: string, value: unknown) => string {
  const t = useTranslate();
  const has = useHasMessage();
  const { language } = useLanguage();
  return (field, value) => {
    if (value === null || value === undefined || value === '' || value === false)
      return t({ id: 'person.resume.emptyValue' });
    if (value === true) return t({ id: 'person.resume.present' });
    const kind = blockForms[block].find(({ name }) => name === field)?.kind ?? 'text';
    if (kind === 'point') return monthWords(String(value), language) ?? String(value);
    if (kind === 'phone') return phoneText(String(value));
    const id = `${choices[kind]}.${value}`;
    return has(id) ? t({ id }) : String(value);
  };
}
