import type { QueryData } from '../../../api/index.ts';

export type Session = QueryData<'sessionDetail'>;
export type SegmentSeen = Session['segments'][number];
export type Seeker = Session['seekers'][number];
