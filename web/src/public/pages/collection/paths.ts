import { useCallback } from 'react';
import type { MessageId } from '../../../i18n/ids.ts';
import { useHasMessage, useT } from '../../../i18n/react.tsx';

/** Fields of the entries of a block, as their labels call them. */
const entryFields: Readonly<Record<string, MessageId>> = {
  company: 'person.collection.company',
  title: 'person.collection.jobTitle',
  start: 'person.collection.start',
  end: 'person.collection.end',
  name: 'person.collection.relativeName',
  relation: 'person.collection.relation',
  department: 'person.collection.department',
};

/** A path in words: `identity.number` by its label, `work.entries.0.start` as `工作与实习经历 1 · 开始`. */
export function usePathName(): (path: string) => string {
  const t = useT();
  const has = useHasMessage();
  return useCallback(
    (path) => {
      const own = `person.collectionField.${path.replace('.', '_')}`;
      if (has(own)) return t(own);
      const [block = '', , index, field = ''] = path.split('.');
      const legend = `person.collectionBlock.${block}`;
      const name = entryFields[field];
      const words = has(legend) ? t(legend) : path;
      return index === undefined || name === undefined ? words : `${words} ${Number(index) + 1} · ${t(name)}`;
    },
    [t, has],
  );
}
