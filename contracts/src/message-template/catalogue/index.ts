import { accessTemplates } from './access.ts';
import { accountTemplates } from './account.ts';
import { applicationTemplates } from './application.ts';
import { applicationEndTemplates } from './application-ends.ts';
import { appointmentTemplates } from './appointment.ts';
import { collectionTemplates } from './collection.ts';
import { consentTemplates } from './consent.ts';
import { dataDeletionTemplates } from './data-deletion.ts';
import { dataRequestAnswerTemplates } from './data-request-answers.ts';
import { dataRequestTemplates } from './data-requests.ts';
import { deliveryTemplates } from './delivery.ts';
import { interviewTemplates } from './interview.ts';
import { interviewStaffTemplates } from './interview-staff.ts';
import { letterTemplates } from './letter.ts';
import { offerTemplates } from './offer.ts';
import { offerEndTemplates } from './offer-ends.ts';
import { offerPaperTemplates } from './offer-paper.ts';
import { staffTemplates } from './staff.ts';
import { staffResultTemplates } from './staff-results.ts';

/** Everything the product writes by itself: messages, and papers behind their links. */
export const templates = {
  ...deliveryTemplates,
  ...applicationTemplates,
  ...applicationEndTemplates,
  ...appointmentTemplates,
  ...interviewTemplates,
  ...interviewStaffTemplates,
  ...staffTemplates,
  ...staffResultTemplates,
  ...offerTemplates,
  ...offerEndTemplates,
  ...offerPaperTemplates,
  ...collectionTemplates,
  ...accountTemplates,
  ...consentTemplates,
  ...accessTemplates,
  ...letterTemplates,
  ...dataRequestTemplates,
  ...dataDeletionTemplates,
  ...dataRequestAnswerTemplates,
};
export type TemplateName = keyof typeof templates;
