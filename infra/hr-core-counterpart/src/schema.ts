import { ofPerson, personEntities } from './person-entities.ts';
import { date, type EntityType, flag, int64, may, must, type PropertyType, text } from './property-types.ts';

const person = text(32);
const user = text(100);
const ofUser = { entity: 'User', by: { userId: 'userId' } } as const;

/**
 * The entity sets of the new-hire order that we push, with the keys and required fields of SuccessFactors Employee Central.
 * `cust_` ones stand for the objects that a company defines for itself there.
 */
export const entityTypes: Readonly<Record<string, EntityType>> = {
  User: {
    key: { userId: user },
    properties: {
      username: must(text(100)),
      status: must(text(1, ['t', 'f'])),
      firstName: may(text(128)),
      lastName: may(text(128)),
      email: may(text(100)),
      hireDate: may(date),
    },
    references: [],
  },
  PerPerson: {
    key: { personIdExternal: person },
    properties: { userId: may(user), dateOfBirth: may(date) },
    references: [ofUser],
  },
  EmpEmployment: {
    key: { personIdExternal: person, userId: user },
    properties: { startDate: must(date), isContingentWorker: may(flag) },
    references: [ofPerson, ofUser],
  },
  EmpJob: {
    key: { userId: user, startDate: date, seqNumber: int64 },
    properties: {
      eventReason: must(text(32)),
      department: must(text(128)),
      position: must(text(128)),
      employeeClass: must(text(128)),
      employmentType: may(text(128)),
      jobTitle: may(text(256)),
      location: may(text(128)),
    },
    references: [ofUser],
  },
  ...personEntities,
  Background_OutsideWorkExperience: {
    key: { userId: user, backgroundElementId: int64 },
    properties: { employer: must(text(256)), startTitle: may(text(256)), startDate: must(date), endDate: may(date) },
    references: [ofUser],
  },
  PaymentInformationV3: {
    key: { worker: user, effectiveStartDate: date },
    properties: {},
    references: [{ entity: 'User', by: { userId: 'worker' } }],
  },
  PaymentInformationDetailV3: {
    key: { PaymentInformationV3_worker: user, PaymentInformationV3_effectiveStartDate: date, externalCode: text(128) },
    properties: {
      payType: must(text(32, ['MAIN'])),
      paymentMethod: must(text(32)),
      bankCountry: must(text(3)),
      bankName: must(text(256)),
      accountOwner: must(text(128)),
      accountNumber: must(text(40)),
      currency: may(text(3)),
    },
    references: [
      {
        entity: 'PaymentInformationV3',
        by: { worker: 'PaymentInformationV3_worker', effectiveStartDate: 'PaymentInformationV3_effectiveStartDate' },
      },
    ],
  },
  cust_Relative: {
    key: { externalCode: text(128) },
    properties: {
      cust_user: must(user),
      cust_name: must(text(128)),
      cust_relation: may(text(128)),
      cust_department: may(text(256)),
    },
    references: [{ entity: 'User', by: { userId: 'cust_user' } }],
  },
  cust_OnboardingFile: {
    key: { externalCode: text(128) },
    properties: {
      cust_user: must(user),
      cust_category: must(text(32)),
      cust_fileName: must(text(200)),
      cust_mediaType: may(text(200)),
      cust_sha256: must(text(64)),
    },
    references: [{ entity: 'User', by: { userId: 'cust_user' } }],
  },
};

/** The type of an entity set, or undefined for a name that is none. */
export const entityType = (name: string): EntityType | undefined =>
  Object.hasOwn(entityTypes, name) ? entityTypes[name] : undefined;

/** Type of a key or other property of an entity. */
export const propertyType = (type: EntityType, name: string): PropertyType | undefined => {
  if (Object.hasOwn(type.key, name)) return type.key[name];
  return Object.hasOwn(type.properties, name) ? type.properties[name]?.of : undefined;
};
