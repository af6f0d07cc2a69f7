import {
  type ApplicationData,
  application,
  type Handle,
  jobSeeker,
  type PositionData,
  position,
  resume,
  type State,
} from '@talentlog/domain/fold';
import type { EventReader } from '@talentlog/runtime';
import type { AggregateCache } from '../pipeline/aggregate-cache.ts';
import { logPages } from '../pipeline/log-pages.ts';

/** What a process may look up: aggregates as they are now, folded from the log. */
export interface Look {
  application(applicationId: string): Promise<ApplicationData>;
  position(positionId: string): Promise<PositionData>;
  /** The ids of everybody whose consent lives, in the order in which they gave it first. */
  consenting(): Promise<readonly string[]>;
  /** Who gave the resume file; undefined once it was taken off. */
  giverOfResumeFile(jobSeekerId: string, resumeFileId: string): Promise<'candidate' | 'staff' | undefined>;
}

const dataOf =
  <D>(cache: Pick<AggregateCache, 'load'>, of: Handle<D, State>) =>
  async (id: string): Promise<D> =>
    (await cache.load(of, id)).data;

export const lookInto = (cache: Pick<AggregateCache, 'load'>, store: Pick<EventReader, 'readAll'>): Look => ({
  application: dataOf(cache, application),
  position: dataOf(cache, position),
  consenting: () => consenting(store),
  giverOfResumeFile: async (jobSeekerId, resumeFileId) => {
    const [own, person] = await Promise.all([cache.load(resume, jobSeekerId), cache.load(jobSeeker, jobSeekerId)]);
    if (own.data.files.some((file) => file.resumeFileId === resumeFileId)) return 'candidate';
    return person.data.broughtFileIds.includes(resumeFileId) ? 'staff' : undefined;
  },
});

/** Read from the log: nobody keeps a list of them here. */
async function consenting(store: Pick<EventReader, 'readAll'>): Promise<readonly string[]> {
  const found = new Set<string>();
  const ends = ['ConsentExpired', 'ConsentWithdrawn', 'ErasureBegun'];
  for await (const events of logPages(store, ['ConsentGranted', ...ends]))
    for (const { type, data } of events) {
      const person = String(data.jobSeekerId);
      if (ends.includes(type)) found.delete(person);
      else found.add(person);
    }
  return [...found];
}
