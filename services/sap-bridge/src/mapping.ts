import { z } from 'zod';
import { converterNames } from './convert.ts';

/** Where a value comes from: a field (`from`), a constant (`value`), the number in a list (`index`), or text made of fields (`compose`). */
const Source = z.union([
  z.strictObject({
    /** Path in the collection, as `content.bank.number`; in a list also `item.company`. */
    from: z.string(),
    as: z.enum(converterNames).optional(),
    /** Our word -> SAP's, by the name of a pick list. A word that it does not know is left out. */
    pick: z.string().optional(),
    /** Without it nothing can be pushed. */
    required: z.literal(true).optional(),
  }),
  z.strictObject({ value: z.union([z.string(), z.boolean()]) }),
  z.strictObject({ index: z.literal(true) }),
  z.strictObject({ compose: z.string() }),
]);
export type Source = z.infer<typeof Source>;

const RowMapping = z.strictObject({
  entity: z.string().min(1),
  /** One row for each element of this list. */
  forEach: z.string().optional(),
  /** No row where this field is empty. */
  when: z.string().optional(),
  key: z.record(z.string(), Source),
  fields: z.record(z.string(), Source),
});

/** From the fields of a collection to the entities of SAP SuccessFactors, in the order in which they are told. */
export const SapMapping = z
  .strictObject({
    pickLists: z.record(z.string(), z.record(z.string(), z.string())),
    rows: z.array(RowMapping).min(1),
  })
  .superRefine(({ pickLists, rows }, context) => {
    for (const { entity, key, fields } of rows) {
      for (const [name, source] of Object.entries({ ...key, ...fields })) {
        const pick = 'from' in source ? source.pick : undefined;
        if (pick !== undefined && !Object.hasOwn(pickLists, pick)) {
          context.addIssue({ code: 'custom', message: `${entity}.${name}: there is no pick list ${pick}` });
        }
      }
    }
  });
export type SapMapping = z.infer<typeof SapMapping>;

const person = { personIdExternal: { from: 'externalId' } };
const user = { userId: { from: 'externalId' } };
const entryDate = { from: 'entry.entryDate', as: 'date', required: true } as const;
const lastName = { from: 'person.name', as: 'familyName', required: true } as const;
const firstName = { from: 'person.name', as: 'givenName', required: true } as const;

/** The mapping delivered with the product; a company replaces the pick lists and rows by its own. */
export const defaultMapping: SapMapping = SapMapping.parse({
  pickLists: {
    gender: { MALE: 'M', FEMALE: 'F', M: 'M', F: 'F', 男: 'M', 女: 'F' },
    identityCountry: {
      ID_CARD: 'CHN',
      PASSPORT: 'OTH',
      HK_MACAO_PERMIT: 'HKG',
      TAIWAN_PERMIT: 'TWN',
      RESIDENCE_PERMIT: 'CHN',
    },
    identityCard: {
      ID_CARD: 'ResidentId',
      PASSPORT: 'Passport',
      HK_MACAO_PERMIT: 'HkMacaoPermit',
      TAIWAN_PERMIT: 'TaiwanPermit',
      RESIDENCE_PERMIT: 'ResidencePermit',
    },
  },
  rows: [
    {
      entity: 'User',
      key: user,
      fields: {
        username: { from: 'externalId' },
        status: { value: 't' },
        firstName,
        lastName,
        email: { from: 'person.email' },
        hireDate: entryDate,
      },
    },
    { entity: 'PerPerson', key: person, fields: { ...user, dateOfBirth: { from: 'person.birthDate', as: 'date' } } },
    { entity: 'EmpEmployment', key: { ...person, ...user }, fields: { startDate: entryDate } },
    {
      entity: 'EmpJob',
      key: { ...user, startDate: entryDate, seqNumber: { index: true } },
      fields: {
        eventReason: { value: 'HIRNEW' },
        department: { from: 'entry.department', required: true },
        position: { from: 'entry.position', required: true },
        employeeClass: { from: 'entry.employeeGroup', required: true },
        employmentType: { from: 'entry.employeeSubgroup', required: true },
      },
    },
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
        nationalId: { from: 'content.identity.number', as: 'digits', required: true },
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
    {
      entity: 'Background_OutsideWorkExperience',
      forEach: 'content.work.entries',
      key: { ...user, backgroundElementId: { index: true } },
      fields: {
        employer: { from: 'item.company', required: true },
        startTitle: { from: 'item.title' },
        startDate: { from: 'item.start', as: 'date', required: true },
        endDate: { from: 'item.end', as: 'date' },
      },
    },
    {
      entity: 'PaymentInformationV3',
      key: { worker: { from: 'externalId' }, effectiveStartDate: entryDate },
      fields: {},
    },
    {
      entity: 'PaymentInformationDetailV3',
      key: {
        PaymentInformationV3_worker: { from: 'externalId' },
        PaymentInformationV3_effectiveStartDate: entryDate,
        externalCode: { value: 'MAIN' },
      },
      fields: {
        payType: { value: 'MAIN' },
        paymentMethod: { value: '05' },
        bankCountry: { value: 'CHN' },
        currency: { value: 'CNY' },
        bankName: { from: 'content.bank.bank', required: true },
        accountNumber: { from: 'content.bank.number', as: 'digits', required: true },
        accountOwner: { from: 'content.identity.name', required: true },
      },
    },
    {
      entity: 'cust_Relative',
      forEach: 'content.relatives.people',
      key: { externalCode: { compose: '{externalId}-R{index}' } },
      fields: {
        cust_user: { from: 'externalId' },
        cust_name: { from: 'item.name', required: true },
        cust_relation: { from: 'item.relation' },
        cust_department: { from: 'item.department' },
      },
    },
    {
      // The bytes stay where they are; SAP keeps what they are and their hash.
      entity: 'cust_OnboardingFile',
      forEach: 'files',
      key: { externalCode: { compose: '{externalId}-{item.category}-{item.fileId}' } },
      fields: {
        cust_user: { from: 'externalId' },
        cust_category: { from: 'item.category' },
        cust_fileName: { from: 'item.name' },
        cust_mediaType: { from: 'item.type' },
        cust_sha256: { from: 'item.fileId' },
      },
    },
  ],
});
