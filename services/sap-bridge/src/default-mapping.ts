import { entryDate, firstName, lastName, person, user } from './mapped-fields.ts';
import { SapMapping } from './mapping.ts';
import { personRows } from './person-rows.ts';

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
      OTHER: 'OTH',
    },
    identityCard: {
      ID_CARD: 'ResidentId',
      PASSPORT: 'Passport',
      HK_MACAO_PERMIT: 'HkMacaoPermit',
      TAIWAN_PERMIT: 'TaiwanPermit',
      RESIDENCE_PERMIT: 'ResidencePermit',
      OTHER: 'OtherDocument',
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
    ...personRows,
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
