import { useCallback } from 'react';
import type { MessageId } from '../../../i18n/ids.ts';
import { useHasMessage, useTranslate } from '../../../i18n/react.tsx';
import { attachmentNames } from './content.ts';

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
  const t = useTranslate();
  const has = useHasMessage();
  return useCallback(
    (path) => {
      const own = `person.collectionField.${path.replace('.', '_')}`;
      if (has(own)) return t({ id: own });
      const [block = '', , index, field = ''] = path.split('.');
      const legend = `person.collectionBlock.${block}`;
      const name = entryFields[field];
      const words = has(legend) ? t({ id: legend }) : path;
      return index === undefined || name === undefined ? words : `${words} ${Number(index) + 1} · ${t({ id: name })}`;
    },
    [t, has],
  );
}

/** Beginnings of paths in the order of the page. */
const pageOrder = [
  'identity.name',
  'identity.type',
  'identity.number',
  'identity.validUntil',
  'identity',
  'contact.address',
  'contact.postcode',
  'emergency.name',
  'emergency.relation',
  'emergency.phone',
  'bank.bank',
  'bank.number',
  'work.entries',
  'work',
  'relatives.employed',
  'relatives.people',
  ...attachmentNames.map((name) => `attachments.${name}`),
];
/** Fields of an entry in the order they are asked for. */
const fieldOrder = ['company', 'title', 'start', 'end', 'name', 'relation', 'department'];

const placeOf = (path: string): readonly [number, number, number] => {
  const [, , index = '0', field = ''] = path.split('.');
  const place = pageOrder.findIndex((one) => path === one || path.startsWith(`${one}.`));
  return [place === -1 ? pageOrder.length : place, Number(index), fieldOrder.indexOf(field)];
};

/** Paths as the page shows their fields, from its top to its foot. */
export const inPageOrder = (paths: readonly string[]): readonly string[] =>
  [...paths].sort((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  });
