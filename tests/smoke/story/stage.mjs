/** Where the application stands, as HR sees it. */
export const stageOf = async ({ hr, applicationId }) => (await hr.asks('applicationDetail', { applicationId })).stage;
