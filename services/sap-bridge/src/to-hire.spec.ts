import { describe, expect, test } from '@jest/globals';
import { Gender, IdentityType, missingInCollection, SubmittedContent } from '@talentlog/contracts';
import { defaultMapping } from './default-mapping.ts';
import { jobSeekerId, record } from './fixtures.ts';
import { SapMapping } from './mapping.ts';
import { splitName } from './split-name.ts';
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
    ['张 三', '张', '三'],
    ['张\u3000三', '张', '三'],
    ['张 三 丰', '张', '三丰'],
    ['张 小三', '张', '小三'],
    ['欧阳 娜', '欧阳', '娜'],
    ['欧 阳 娜 娜', '欧阳', '娜娜'],
    ['欧阳娜娜', '欧阳', '娜娜'],
    ['歐陽娜娜', '歐陽', '娜娜'],
    ['澹台灭明', '澹台', '灭明'],
    ['呼延灼', '呼延', '灼'],
    ['申屠明', '申屠', '明'],
    ['贺兰英', '贺', '兰英'],
    ['𠮷野', '𠮷', '野'],
    ['阿依古丽•买买提', '买买提', '阿依古丽'],
    ['阿依古丽‧买买提', '买买提', '阿依古丽'],
    ['阿依古丽・买买提', '买买提', '阿依古丽'],
    ['阿依古丽･买买提', '买买提', '阿依古丽'],
    ['阿依古丽．买买提', '买买提', '阿依古丽'],
    ['阿依古丽˙买买提', '买买提', '阿依古丽'],
    ['阿依古丽●买买提', '买买提', '阿依古丽'],
    ['阿依古丽。买买提', '买买提', '阿依古丽'],
    ['阿依古丽·买买提·艾合买提', '艾合买提', '阿依古丽 买买提'],
    ['范姜明珠', '范姜', '明珠'],
    ['爱新觉罗启明', '爱新觉罗', '启明'],
    ['爱新觉罗·启明', '爱新觉罗', '启明'],
    ['约翰 · 史密斯', '史密斯', '约翰'],
    ['J. R. Smith', 'Smith', 'J. R.'],
    ['Smith, John', 'Smith', 'John'],
    ['김철수', '김', '철수'],
    ['张三（Sam）', '张', '三'],
    ['张三(Sam)', '张', '三'],
    ['张 三 (Sam)', '张', '三'],
    ['张三【小张】', '张', '三'],
    ['欧阳娜娜 [Nana]', '欧阳', '娜娜'],
    ['李 Sam', '李', '李'],
    ['李四 Sam', '李', '四'],
    ['Sam 李四', '李', '四'],
    ['李四 Mary-Jane O’Neil', '李', '四'],
    ['SMITH John', 'SMITH', 'John'],
    ['John SMITH', 'SMITH', 'John'],
    ['LI Xiao Ming', 'LI', 'Xiao Ming'],
    ["O'NEIL Mary Jane", "O'NEIL", 'Mary Jane'],
    ['JOHN SMITH', 'SMITH', 'JOHN'],
    ['John D. Smith', 'Smith', 'John D.'],
    ['John (Jack) Smith', 'Smith', 'John'],
    ['张·三', '张', '三'],
    ['张·小三', '张', '小三'],
    ['Zhang San', 'San', 'Zhang'],
    ['(Sam)', '(Sam)', '(Sam)'],
  ])('splits %s into %s and %s', (name, family, given) => {
    expect(splitName(name)).toEqual({ family, given });
  });

  const withIdentity = (identity: Partial<ReturnType<typeof record>['content']['identity']>) => {
    const given = record();
    return record({ content: { ...given.content, identity: { ...given.content.identity, ...identity } } });
  };

  test('writes the last character of a resident number as it is printed', () => {
    const rows = mapped(withIdentity({ number: '11010519491231 002x' })).rows;
    const row = rows.find(({ entity }) => entity === 'PerNationalId');
    expect(row?.fields).toMatchObject({ nationalId: '11010519491231002X' });
  });

  test.each(IdentityType.options)('takes the document %s, which the form offers', (type) => {
    const row = mapped(withIdentity({ type })).rows.find(({ entity }) => entity === 'PerNationalId');
    expect(row?.key).toEqual({
      personIdExternal: '0198c0de00007000800000000000000a',
      country: expect.stringMatching(/^[A-Z]{3}$/),
      cardType: expect.stringMatching(/^[A-Z][A-Za-z]+$/),
    });
  });

  test.each([
    ['MALE', 'M'],
    ['FEMALE', 'F'],
  ])('takes the gender %s, which the resume offers', (gender, told) => {
    expect(Gender.options).toContain(gender);
    const given = record();
    const row = mapped({ ...given, person: { ...given.person, gender } }).rows.find(
      ({ entity }) => entity === 'PerPersonal',
    );
    expect(row?.fields).toMatchObject({ gender: told });
  });

  test('takes what a submission may leave out, and files of every kind', () => {
    const given = record();
    const file = { fileId: 'c'.repeat(64), name: 'a.png', size: 1, type: 'image/png' };
    const kinds = Object.keys(given.content.attachments);
    const attachments = Object.fromEntries(kinds.map((kind) => [kind, [file]]));
    const content = SubmittedContent.parse({
      ...given.content,
      contact: { address: '上海' },
      work: { confirmed: true, entries: [{ company: 'Acme', start: '2020-07', end: null }] },
      relatives: { employed: true, people: [{ name: '林' }] },
      attachments,
    });
    expect(missingInCollection(content)).toEqual([]);
    const person = { name: '林晓', phone: null, email: null, birthDate: null, gender: null };
    const told = mapped({ ...given, person, content }).rows.filter(({ entity }) => entity === 'cust_OnboardingFile');
    expect(told.map(({ fields }) => fields.cust_category)).toEqual(kinds);
  });

  test('refuses a mapping that leaves out a document which the form offers', () => {
    const { OTHER: _, ...identityCard } = defaultMapping.pickLists.identityCard ?? {};
    const pickLists = { ...defaultMapping.pickLists, identityCard };
    expect(SapMapping.safeParse({ ...defaultMapping, pickLists }).error?.message).toContain(
      'PerNationalId.cardType: identityCard has no OTHER',
    );
  });

  test('refuses a mapping with a pick list or a property that does not exist', () => {
    const row = { entity: 'User', key: { userId: { from: 'externalId', pick: 'shoeSize' } }, fields: {} };
    expect(SapMapping.safeParse({ ...defaultMapping, rows: [row] }).error?.message).toContain('shoeSize');
    expect(SapMapping.safeParse({ ...defaultMapping, rows: [{ ...row, colour: 'red' }] }).success).toBe(false);
  });
});
