import { hostileText } from './hostile-values.mjs';

/** A form with a file that is none of what it says, its parts in any order and not always ended. */
export function hostileFile(random) {
  const edge = 'fuzz-edge';
  const name = hostileText(random)
    .slice(0, 200)
    .toWellFormed()
    .replace(/["\r\n]/g, '');
  const ending = random.of(['.pdf', '.txt', '.png', '.docx', '.html', '.doc', '']);
  const content = random.of([
    '%PDF-1.4\n%%EOF',
    'PK\u0003\u0004',
    '<html></html>',
    '姓名：王晨',
    hostileText(random).toWellFormed(),
  ]);
  const purpose = random.of(['resume', 'attachment', 'avatar', hostileText(random).slice(0, 30).toWellFormed()]);
  const parts = [
    `--${edge}\r\nContent-Disposition: form-data; name="purpose"\r\n\r\n${purpose}\r\n`,
    `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="${name}${ending}"\r\nContent-Type: text/plain\r\n\r\n${content}\r\n`,
  ];
  if (random.below(5) === 0) parts.reverse();
  const closed = `${parts.join('')}${random.below(8) === 0 ? '' : `--${edge}--\r\n`}`;
  return { type: `multipart/form-data; boundary=${edge}`, body: closed };
}
