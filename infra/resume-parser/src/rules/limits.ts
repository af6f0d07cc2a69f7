/** Far more than an entry's description takes: what a file says stays whole, and its person shortens it. */
export const MAX_DESCRIPTION = 20_000;
