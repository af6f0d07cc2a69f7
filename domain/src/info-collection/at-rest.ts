import type { InfoCollectionData } from './evolve.ts';

/** While SAP is asked, nothing is touched. */
export const atRest = ({ data }: { readonly data: InfoCollectionData }): boolean => data.pushing === null;
