/** A port that nobody listens on now, for a server whose address must be known before it starts. */
export function freePort(): Promise<number>;
