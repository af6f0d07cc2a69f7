import { useSearchParams } from 'react-router-dom';
import { knownFilters } from './filters.ts';

/** What of the address the job list knows. */
export const useKnownFilters = (): URLSearchParams => knownFilters(useSearchParams()[0]);
