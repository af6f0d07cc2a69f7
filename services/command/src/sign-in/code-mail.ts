import { type CodeFor, codeText, codeUses } from '@talentlog/contracts';

/** A code by mail, in the words of its SMS. */
export function codeMail(code: string, use: CodeFor, companyName: string) {
  const text = codeText(code, use, companyName);
  const subject = `${companyName}验证码 Your code (${codeUses[use][0]})`;
  return { subject, text, html: `<p>${asHtml(text)}</p>`, sender: companyName };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
