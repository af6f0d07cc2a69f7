import { createContext, useContext } from 'react';

/** As many as a query takes. */
const most = 50;

/** The candidates whom the work is about that is shown: colleagues to choose from for it are others. */
export const AboutCandidates = createContext<readonly string[]>([]);

export const useAboutCandidates = (): readonly string[] => useContext(AboutCandidates).slice(0, most);

const ofCandidate = (person: unknown): person is { readonly jobSeekerId: string } =>
  typeof person === 'object' && person !== null && 'jobSeekerId' in person && typeof person.jobSeekerId === 'string';

/** The candidate whom an answer of the server is about. */
export const candidatesIn = (detail: unknown): readonly string[] =>
  typeof detail === 'object' && detail !== null && 'person' in detail && ofCandidate(detail.person)
    ? [detail.person.jobSeekerId]
    : [];
