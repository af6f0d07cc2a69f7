import { accountTemplates } from './account.ts';
import { appointmentTemplates } from './appointment.ts';
import { collectionTemplates } from './collection.ts';
import { deliveryTemplates } from './delivery.ts';
import { interviewTemplates } from './interview.ts';
import { offerTemplates } from './offer.ts';
import { staffTemplates } from './staff.ts';

/** Every message the product writes by itself. */
export const templates = {
  ...deliveryTemplates,
  ...appointmentTemplates,
  ...interviewTemplates,
  ...staffTemplates,
  ...offerTemplates,
  ...collectionTemplates,
  ...accountTemplates,
};
export type TemplateName = keyof typeof templates;
