interface Asked<R extends string> {
  readonly reply: R;
  readonly start: string;
}

/** The reply to an interview as it is shown: from its beginning on nobody waits for one any more, and `PENDING_REPLY` reads `NO_REPLY`. */
export const replyShown = <R extends string>({ reply, start }: Asked<R>, now: number): R | 'NO_REPLY' =>
  reply === 'PENDING_REPLY' && Date.parse(start) <= now ? 'NO_REPLY' : reply;
