import type { Hire, HireRow } from '@talentlog/runtime';

const start = '/Date(1796083200000)/';
/** A hire of four rows. */
export const hire: Hire = {
  externalId: 'p1',
  rows: [
    { entity: 'User', key: { userId: 'u1' }, fields: { username: 'lin', status: 't' } },
    {
      entity: 'PerPerson',
      key: { personIdExternal: 'p1' },
      fields: { userId: 'u1', dateOfBirth: '/Date(946684800000)/' },
    },
    {
      entity: 'PerPhone',
      key: { personIdExternal: 'p1', phoneType: 'B' },
      fields: { phoneNumber: '+8613800006021', isPrimary: true },
    },
    {
      entity: 'EmpJob',
      key: { userId: 'u1', startDate: start, seqNumber: 1 },
      fields: { eventReason: 'HIRNEW', department: 'D1', position: 'P1', employeeClass: 'A' },
    },
  ],
};
/** The same with another phone, or one that no HR core takes. */
export const withPhone = (phoneNumber: string | null): Hire => ({
  ...hire,
  rows: hire.rows.map(
    (row): HireRow => (row.entity === 'PerPhone' ? { ...row, fields: { ...row.fields, phoneNumber } } : row),
  ),
});
