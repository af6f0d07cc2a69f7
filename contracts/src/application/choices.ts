/** How an application came to be: by the person alone, by the person with a colleague's code, entered by staff, or moved from another position. */
export const applicationSources = ['SITE', 'RECOMMENDED', 'STAFF', 'TRANSFER'] as const;

/** In whose hands an application is: work of its step, an offer that was made, HR where it is neither, nobody once it ended. */
export const hands = ['NOTHING', 'SCREENING', 'APPOINTMENT', 'INTERVIEW', 'OFFER', 'NOBODY'] as const;

/** As many as are chosen at once from a list, whatever it holds: no command names more, and more would be a job for hours. */
export const mostChosen = 500;
