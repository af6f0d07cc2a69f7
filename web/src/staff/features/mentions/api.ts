import type { QueryData } from '../../../api/tables.ts';
import { question, staffApi } from '../../model/staff-api.ts';

/** A comment that mentions whoever looks. */
export type Mention = QueryData<'mentions'>['rows'][number];

/** The question for comments that mention whoever asks. */
export const { useMentionsQuery } = staffApi.injectEndpoints({
  endpoints: (build) => ({ mentions: question(build, 'mentions') }),
});
