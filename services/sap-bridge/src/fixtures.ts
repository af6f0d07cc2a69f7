import { CollectionContent, type SapRecord } from '@talentlog/contracts';

const file = (name: string, sign: string) => ({ fileId: sign.repeat(64), name, size: 1_000, type: 'image/png' });

/** A complete record as `SapPushRequested` carries it, for tests. */
export const record = (over: Partial<SapRecord> = {}): SapRecord => ({
  person: {
    name: '欧阳小林',
    phone: '+8613800006021',
    email: 'lin@example.com',
    birthDate: '1998-05-17',
    gender: 'FEMALE',
  },
  content: CollectionContent.parse({
    contact: { address: '上海市浦东新区世纪大道1号', postcode: '200120' },
    emergency: { name: '欧阳海', relation: '父亲', phone: '+8613900001234' },
    identity: { name: '欧阳小林', type: 'ID_CARD', number: '110101199003070134', validUntil: '2036-05-17' },
    bank: { bank: '招商银行', number: '6225 8801 2345 6789' },
    work: { confirmed: true, entries: [{ company: 'Acme', title: 'Engineer', start: '2020-07', end: null }] },
    relatives: { employed: true, people: [{ name: '欧阳江', relation: '哥哥', department: '财务部' }] },
    attachments: { idFront: [file('front.png', 'a')], badgePhoto: [file('badge.png', 'b')] },
  }),
  entry: {
    department: 'R&D',
    position: '50001234',
    employeeGroup: 'A',
    employeeSubgroup: 'A1',
    entryDate: '2026-12-01',
  },
  ...over,
});

export const jobSeekerId = '0198c0de-0000-7000-8000-00000000000a';
export const collectionId = '0198c0de-0000-7000-8000-00000000000b';
