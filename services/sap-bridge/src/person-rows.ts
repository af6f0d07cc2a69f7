import { entryDate, firstName, lastName, person } from './mapped-fields.ts';
import type { RowMapping } from './mapping.ts';

/** Who somebody is and how to reach them. */
export const personRows: readonly RowMapping[] = [
  {
    entity: 'PerPersonal',
    key: { ...person, startDate: entryDate },
    fields: { firstName, lastName, gender: { from: 'person.gender', pick: 'gender' } },
  },
  {
    entity: 'PerEmail',
    when: 'person.email',
    key: { ...person, emailType: { value: 'P' } },
    fields: { emailAddress: { from: 'person.email' }, isPrimary: { value: true } },
  },
  {
    entity: 'PerPhone',
    when: 'person.phone',
    key: { ...person, phoneType: { value: 'C' } },
    fields: { phoneNumber: { from: 'person.phone' }, isPrimary: { value: true } },
  },
  {
    entity: 'PerAddressDEFLT',
    when: 'content.contact.address',
    key: { ...person, addressType: { value: 'home' }, startDate: entryDate },
    fields: {
      country: { value: 'CHN' },
      address1: { from: 'content.contact.address' },
      zipCode: { from: 'content.contact.postcode' },
    },
  },
  {
    entity: 'PerNationalId',
    key: {
      ...person,
      country: { from: 'content.identity.type', pick: 'identityCountry', required: true },
      cardType: { from: 'content.identity.type', pick: 'identityCard', required: true },
    },
    fields: {
      nationalId: { from: 'content.identity.number', as: 'documentNumber', required: true },
      isPrimary: { value: true },
      customDate2: { from: 'content.identity.validUntil', as: 'date' },
    },
  },
  {
    entity: 'PerEmergencyContacts',
    when: 'content.emergency.name',
    key: {
      ...person,
      name: { from: 'content.emergency.name' },
      relationship: { from: 'content.emergency.relation', required: true },
    },
    fields: { phone: { from: 'content.emergency.phone' }, primaryFlag: { value: 'Y' } },
  },
];
