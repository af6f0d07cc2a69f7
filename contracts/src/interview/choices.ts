/** How people meet. */
export const interviewModes = ['ON_SITE', 'VIDEO', 'PHONE'] as const;
