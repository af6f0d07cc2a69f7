import type { DictionaryEntry } from '@talentlog/contracts';

const day = 86_400_000;
const dayAt = (today: Date, days: number): string => new Date(today.getTime() + days * day).toISOString().slice(0, 10);

/** The recruiting batches of the demo company: one that is under way, whenever that is. */
export const demoBatches = (today: Date): readonly DictionaryEntry[] => [
  {
    ...{ code: '2027-AUTUMN', zh: '2027 届秋季招聘', en: 'Autumn 2027', retired: false },
    span: { track: 'CAMPUS', from: dayAt(today, -80), to: dayAt(today, 100) },
  },
];
