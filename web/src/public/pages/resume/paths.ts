import { useCallback } from 'react';
import type { MessageId } from '../../../i18n/ids.ts';
import { useHasMessage, useTranslate } from '../../../i18n/react.tsx';

import type { FieldName } from './forms.ts';

/** `education[0].school` and `education.0.school` are the same path; this is the second. */
export const dotted = (path: string): string => path.replace(/\[(\d+)\]/g, '.$1');

/** Message of a field's name; people and things are named differently in Chinese. */
export const fieldWords = (block: string, field: FieldName): MessageId =>
  field === 'name' && (block === 'basic' || block === 'family')
    ? 'person.resume.personName'
    : `person.resumeField.${field}`;

/** A path in words: `教育经历 1 · 学校`. */
export function usePathName(): (path: string) => string {
  const t = useTranslate();
  const has = useHasMessage();
  return useCallback(
    (path) => {
      const parts = dotted(path).split('.');
      const words = parts.map((part, index) => {
        if (/^\d+$/.test(part)) return String(Number(part) + 1);
        const id = index === 0 ? `person.resumeBlock.${part}` : fieldWords(parts[0] ?? '', part as FieldName);
        return has(id) ? t({ id }) : part;
      });
      const [block = '', ...rest] = words;
      if (parts[0] === 'basic' && rest.length > 0) return rest.join(' ');
      const number = /^\d+$/.test(parts[1] ?? '') ? ` ${rest.shift()}` : '';
      return [`${block}${number}`, ...rest].join(' · ');
    },
    [t, has],
  );
}
