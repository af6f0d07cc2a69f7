import { date, type EntityType, flag, may, must, text } from './property-types.ts';

const person = text(32);
/** The person that a row belongs to must be there first. */
export const ofPerson = { entity: 'PerPerson', by: { personIdExternal: 'personIdExternal' } } as const;

/** Who somebody is and how to reach them. */
export const personEntities: Readonly<Record<string, EntityType>> = {
  PerPersonal: {
    key: { personIdExternal: person, startDate: date },
    properties: {
      firstName: must(text(128)),
      lastName: must(text(128)),
      gender: may(text(1, ['M', 'F'])),
      nationality: may(text(128)),
      maritalStatus: may(text(128)),
    },
    references: [ofPerson],
  },
  PerEmail: {
    key: { personIdExternal: person, emailType: text(128) },
    properties: { emailAddress: must(text(100)), isPrimary: must(flag) },
    references: [ofPerson],
  },
  PerPhone: {
    key: { personIdExternal: person, phoneType: text(128) },
    properties: { phoneNumber: must(text(40)), isPrimary: must(flag) },
    references: [ofPerson],
  },
  PerAddressDEFLT: {
    key: { personIdExternal: person, addressType: text(128), startDate: date },
    properties: { country: must(text(128)), address1: must(text(300)), city: may(text(256)), zipCode: may(text(20)) },
    references: [ofPerson],
  },
  PerNationalId: {
    key: { personIdExternal: person, country: text(128), cardType: text(128) },
    properties: { nationalId: must(text(40)), isPrimary: must(flag), customDate1: may(date), customDate2: may(date) },
    references: [ofPerson],
  },
  PerEmergencyContacts: {
    key: { personIdExternal: person, name: text(128), relationship: text(128) },
    properties: { phone: may(text(40)), primaryFlag: may(text(1, ['Y', 'N'])), customString1: may(text(256)) },
    references: [ofPerson],
  },
};
