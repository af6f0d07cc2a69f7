import { question, staffApi } from '../../model/staff-api.ts';

/** The questions what resumes say, and what was written to and happened with who applied nowhere. */
export const resumesApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    resumeSearch: question(build, 'resumeSearch'),
    messagesTo: question(build, 'notifications'),
    timelineOf: question(build, 'personTimeline'),
  }),
});

export const { useMessagesToQuery, useTimelineOfQuery } = resumesApi;
