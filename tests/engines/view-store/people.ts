import { type BatchWriter, type LogPosition, type ProjectorSchema, type Row, START } from '@talentlog/runtime';

export const at = (n: number): LogPosition => String(n).padStart(START.length, '0') as LogPosition;

export const people: ProjectorSchema = {
  name: 'people',
  version: 1,
  views: [
    {
      name: 'people',
      version: 1,
      columns: ['details.title', 'score', 'tags', 'hot', 'mixed', 'ownerId'],
      indexes: [['ownerId', 'score']],
      search: (row) => String(row.resume ?? ''),
    },
    { name: 'notes', version: 1, columns: [] },
  ],
};

export const rows: readonly Row[] = [
  {
    id: 'a',
    details: { title: '软件工程师' },
    score: 5,
    tags: ['急', 'java'],
    hot: true,
    mixed: 1,
    ownerId: 'o1',
    resume: '精通Java，做过软件工程',
  },
  {
    id: 'b',
    details: { title: '测试' },
    score: 3,
    tags: ['java'],
    hot: false,
    mixed: '1',
    ownerId: 'o1',
    resume: '软件测试 C++ 三年',
  },
  {
    id: 'c',
    details: { title: null },
    score: 9,
    tags: [],
    hot: true,
    mixed: true,
    ownerId: 'o2',
    resume: '擅长程序设计 JavaScript',
  },
  { id: 'd', score: -2, hot: false, mixed: null, ownerId: 'o2', resume: 'Résumé of 欧阳𠮷' },
];

export async function fill(writer: BatchWriter, some: readonly Row[] = rows): Promise<void> {
  for (const row of some) await writer.put('people', row);
}
