import type { Projector } from './projector.ts';

/** What became of the jobs of `sampleCommits`. */
export const jobs: Projector = {
  name: 'jobs',
  version: 1,
  views: [{ name: 'job', version: 1, columns: ['title', 'cities', 'people'] }],
  events: ['JobOpened', 'JobRenamed', 'PersonMoved'],
  project: async ({ type, data, stream, at }, writer) => {
    if (type === 'PersonMoved') {
      const job = await writer.get('job', String(data.job));
      if (job) await writer.put('job', { ...job, people: Number(job.people) + 1 });
      return;
    }
    const known = await writer.get('job', stream);
    await writer.put('job', { people: 0, ...known, ...data, id: stream, changedAt: at });
  },
};

/** The people who applied for them, with the title of their job. */
export const people: Projector = {
  name: 'people',
  version: 1,
  views: [
    {
      name: 'person',
      version: 1,
      columns: ['stage', 'job', 'movedAt'],
      indexes: [['job', 'movedAt']],
      search: (row) => String(row.text),
    },
    { name: 'jobTitle', version: 1, columns: [] },
  ],
  events: ['JobOpened', 'JobRenamed', 'PersonMoved', 'PersonLeft'],
  project: async ({ type, data, stream, at }, writer) => {
    if (type === 'PersonLeft') return writer.delete('person', stream);
    if (type === 'PersonMoved') {
      const title = (await writer.get('jobTitle', String(data.job)))?.title;
      const seen = Number((await writer.get('person', stream))?.moves ?? 0);
      return writer.put('person', { ...data, id: stream, title, movedAt: at, moves: seen + 1 });
    }
    await writer.put('jobTitle', { id: stream, title: data.title });
    for (const person of await writer.find('person', 'job', stream))
      await writer.put('person', { ...person, title: data.title });
  },
};
