import type { Words } from '../request.ts';

/** What the fields of a collection are called in messages, by path; the form of the public site says the same. */
export const collectionFields: Readonly<Record<string, Words>> = {
  'identity.name': { 'zh-CN': '证件姓名', 'en-US': 'Name on the document' },
  'identity.type': { 'zh-CN': '证件类型', 'en-US': 'Document type' },
  'identity.number': { 'zh-CN': '证件号码', 'en-US': 'Document number' },
  'identity.validUntil': { 'zh-CN': '有效期至', 'en-US': 'Valid until' },
  'contact.address': { 'zh-CN': '联系地址', 'en-US': 'Contact address' },
  'contact.postcode': { 'zh-CN': '邮编', 'en-US': 'Postcode' },
  'emergency.name': { 'zh-CN': '紧急联系人姓名', 'en-US': 'Emergency contact' },
  'emergency.relation': { 'zh-CN': '紧急联系人关系', 'en-US': 'Relation of the emergency contact' },
  'emergency.phone': { 'zh-CN': '紧急联系人电话', 'en-US': 'Phone of the emergency contact' },
  'bank.bank': { 'zh-CN': '开户行', 'en-US': 'Bank' },
  'bank.number': { 'zh-CN': '银行卡号', 'en-US': 'Card number' },
  'work.confirmed': { 'zh-CN': '工作与实习经历', 'en-US': 'Work and internships' },
  'relatives.employed': { 'zh-CN': '亲属', 'en-US': 'Relatives' },
  'relatives.people': { 'zh-CN': '亲属信息', 'en-US': 'Relatives' },
  'attachments.idFront': { 'zh-CN': '证件正面', 'en-US': 'Document, front' },
  'attachments.idBack': { 'zh-CN': '证件反面', 'en-US': 'Document, back' },
  'attachments.badgePhoto': { 'zh-CN': '工牌照片', 'en-US': 'Badge photo' },
  'attachments.degreeCertificate': { 'zh-CN': '学历证书', 'en-US': 'Degree certificate' },
  'attachments.resignationProof': { 'zh-CN': '离职证明', 'en-US': 'Proof of resignation' },
  'attachments.other': { 'zh-CN': '其他附件', 'en-US': 'Other attachments' },
};

/** The named fields as one text per language; a path nobody named is left out rather than shown. */
export const fieldNames = (paths: readonly string[]): { readonly words: Words } => {
  const known = paths.flatMap((path) => collectionFields[path] ?? []);
  return {
    words: {
      'zh-CN': known.map((words) => words['zh-CN']).join('、'),
      'en-US': known.map((words) => words['en-US']).join(', '),
    },
  };
};
