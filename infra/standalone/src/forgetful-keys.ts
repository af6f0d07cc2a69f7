import type { SubjectKeys } from '@talentlog/runtime';

/**
 * Keys whose destruction reaches the rows that were made with them. Destroying rejects where the rows could not be reached; the key is
 * gone then, and destroying it again takes the rows.
 */
export const forgetfulKeys = (keys: SubjectKeys, forget: (person: string) => Promise<void>): SubjectKeys => ({
  forWriting: (subjects) => keys.forWriting(subjects),
  forReading: (subjects) => keys.forReading(subjects),
  async destroy(subject) {
    await keys.destroy(subject);
    await forget(subject);
  },
  close: () => keys.close(),
});
