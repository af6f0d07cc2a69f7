import type audit from './zh-CN/audit.json';
import type colleagues from './zh-CN/colleagues.json';
import type consent from './zh-CN/consent.json';
import type messages from './zh-CN/messages.json';
import type operations from './zh-CN/operations.json';
import type person from './zh-CN/person.json';
import type policy from './zh-CN/policy.json';
import type privacy from './zh-CN/privacy.json';
import type pub from './zh-CN/public.json';
import type settings from './zh-CN/settings.json';
import type shared from './zh-CN/shared.json';
import type staff from './zh-CN/staff.json';
import type staffhiring from './zh-CN/staffhiring.json';
import type staffoffers from './zh-CN/staffoffers.json';
import type staffpositions from './zh-CN/staffpositions.json';
import type subscribers from './zh-CN/subscribers.json';
import type templates from './zh-CN/templates.json';
import type vocabulary from './zh-CN/vocabulary.json';

/** Every message id there is: a word missing from the zh-CN packs does not compile. */
export type MessageId =
  | keyof typeof pub
  | keyof typeof person
  | keyof typeof vocabulary
  | keyof typeof shared
  | keyof typeof staff
  | keyof typeof staffhiring
  | keyof typeof staffoffers
  | keyof typeof staffpositions
  | keyof typeof settings
  | keyof typeof policy
  | keyof typeof templates
  | keyof typeof audit
  | keyof typeof colleagues
  | keyof typeof consent
  | keyof typeof privacy
  | keyof typeof operations
  | keyof typeof messages
  | keyof typeof subscribers;
