import type { QueryAnswer } from '../../../api/index.ts';
import { question, staffApi } from '../../model/staff-api.ts';

/** Questions about what messages say, and about people to try them with. */
export const templatesApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    messageTemplates: question(build, 'messageTemplates'),
    messageTemplate: question(build, 'messageTemplate'),
    messageTemplateTrial: question(build, 'messageTemplateTrial'),
    trialPeople: question(build, 'paletteSearch'),
  }),
});

export const {
  useMessageTemplatesQuery,
  useMessageTemplateQuery,
  useLazyMessageTemplateTrialQuery,
  useLazyTrialPeopleQuery,
} = templatesApi;

/** A wording as its page shows it. */
export type ShownTemplate = QueryAnswer<'messageTemplate'>['data'];
