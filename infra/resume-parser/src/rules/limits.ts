/** Far more than an entry's description takes: what a file says stays whole, and its person shortens it. */
export const MAX_DESCRIPTION = 20_000;
/** As long as a name, a title or a major of a resume may be. */
export const MAX_NAME = 100;
/** Of what a page must not offer as right: the file says more of it, or more than fits. */
export const DOUBTFUL = 0.55;
