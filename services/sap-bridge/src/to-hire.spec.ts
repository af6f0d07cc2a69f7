import { describe, expect, test } from '@jest/globals';
import { splitName } from './convert.ts';
import { defaultMapping } from './default-mapping.ts';
import { jobSeekerId, record } from './fixtures.ts';
import { SapMapping } from './mapping.ts';
import { toHire } from './to-hire.ts';

const mapped = (from = record()) => {
  const hire = toHire({ jobSeekerId, record: from });
  if ('missing' in hire) throw new Error(`missing ${hire.missing.join()}`);
  return hire;
};

describe('a collection as SAP rows', () => {
  test('comes in the order of a new hire, under our own key', () => {
    const hire = mapped();
    expect(hire.externalId).toBe('0198c0de00007000800000000000000a');
    expect(hire.rows.map((row) => row.entity)).toEqual([
      ...['User', 'PerPerson', 'EmpEmployment', 'EmpJob', 'PerPersonal', 'PerEmail', 'PerPhone', 'PerAddressDEFLT'],
      ...['PerNationalId', 'PerEmergencyContacts', 'Background_OutsideWorkExperience', 'PaymentInformationV3'],
      ...['PaymentInformationDetailV3', 'cust_Relative', 'cust_OnboardingFile', 'cust_OnboardingFile'],
    ]);
  });

  test('converts names, dates, pick lists and digits', () => {
    const rows = mapped().rows;
    const row = (entity: string) => rows.find((each) => each.entity === entity);
    expect(row('PerPersonal')?.fields).toEqual({ lastName: '欧阳', firstName: '小林', gender: 'F' });
    expect(row('EmpJob')).toEqual({
      entity: 'EmpJob',
      key: { userId: '0198c0de00007000800000000000000a', startDate: '/Date(1796083200000)/', seqNumber: 1 },
      fields: {
        eventReason: 'HIRNEW',
        department: 'R&D',
        position: '50001234',
        employeeClass: 'A',
        employmentType: 'A1',
      },
    });
    expect(row('PaymentInformationDetailV3')?.fields).toMatchObject({
      accountNumber: '6225880123456789',
      bankName: '招商银行',
    });
    expect(row('PerNationalId')?.key).toMatchObject({ country: 'CHN', cardType: 'ResidentId' });
    expect(row('Background_OutsideWorkExperience')?.fields).toMatchObject({
      startDate: '/Date(1593561600000)/',
      endDate: null,
    });
    expect(row('cust_OnboardingFile')?.fields).toMatchObject({ cust_category: 'idFront', cust_sha256: 'a'.repeat(64) });
  });

  test('leaves out rows of what was not given', () => {
    const given = record();
    const rows = mapped({ ...given, person: { ...given.person, email: null, phone: null } }).rows;
    expect(rows.some((row) => row.entity === 'PerEmail' || row.entity === 'PerPhone')).toBe(false);
  });

  test('names everything that is missing, each once', () => {
    const given = record();
    const { bank, ...rest } = given.content;
    const hire = toHire({
      jobSeekerId,
      record: {
        ...given,
        content: { ...rest, bank: { ...bank, number: ' ' } },
        entry: { ...given.entry, department: '', entryDate: '' },
      },
    });
    expect(hire).toEqual({ missing: ['entry.entryDate', 'entry.department', 'content.bank.number'] });
  });

  test.each([
    ['王芳', '王', '芳'],
    ['司马光', '司马', '光'],
    ['司马', '司', '马'],
    ['Ada King Lovelace', 'Lovelace', 'Ada King'],
    ['阿依古丽·买买提', '买买提', '阿依古丽'],
    ['Madonna', 'Madonna', 'Madonna'],
  ])('splits %s into %s and %s', (name, family, given) => {
    expect(splitName(name)).toEqual({ family, given });
  });

  test('refuses a mapping with a pick list or a property that does not exist', () => {
    const row = { entity: 'User', key: { userId: { from: 'externalId', pick: 'shoeSize' } }, fields: {} };
    expect(SapMapping.safeParse({ ...defaultMapping, rows: [row] }).error?.message).toContain('shoeSize');
    expect(SapMapping.safeParse({ ...defaultMapping, rows: [{ ...row, colour: 'red' }] }).success).toBe(false);
  });
});
