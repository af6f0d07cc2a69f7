import type { RowOf } from '../open-views.ts';

/**
 * Whether the candidate still has to say that they will come. An interview may begin before its planned start, and a candidate who
 * signed in is there: neither needs a reply any more.
 */
export const awaitsReply = ({ state, data }: Pick<RowOf<'interviews'>, 'state' | 'data'>, now: string): boolean =>
  state.reply === 'PENDING_REPLY' && state.life === 'NOT_STARTED' && state.signIn !== 'SIGNED_IN' && now < data.start;
