import type { ResumeBlock } from '@talentlog/contracts';
import { resumeValue } from '../../../format/resume-value.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { useValueWriter } from '../../site/use-value-writer.ts';

/** A field's value as the form of its block shows it; a word for an empty one. */
export function useShownValue(block: ResumeBlock): (field: string, value: unknown) => string {
  const t = useTranslate();
  const words = useValueWriter();
  return (field, value) => {
    if (value === true) return t({ id: 'person.resume.present' });
    return resumeValue(block, field, value, words) || t({ id: 'person.resume.emptyValue' });
  };
}
