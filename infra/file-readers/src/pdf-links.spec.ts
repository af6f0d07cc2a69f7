import { describe, expect, it } from '@jest/globals';
import { checkUpload } from './checks.ts';
import { pdf } from './samples.fixture.ts';

const check = (bytes: Uint8Array) => checkUpload({ name: 'a.pdf', bytes, purpose: 'resume' });
const object = (number: number, value: string) => `${number} 0 obj\n${value}\nendobj\n`;

describe('a PDF that leads elsewhere', () => {
  it.each<[string, string]>([
    ['a script as an address', object(1, '<< /S /URI /URI (javascript:alert\\(1\\)) >>')],
    ['the same in digits', object(1, '<< /S /URI /URI <6a6176617363726970743a> >>')],
    ['the same in numbers', object(1, '<< /S /URI /URI (\\152avascript:x) >>')],
    ['the same in two bytes a sign', object(1, '<< /URI <FEFF006A006100760061007300630072006900700074003A> >>')],
    ['an address that stands elsewhere', object(1, '<< /S /URI /URI 2 0 R >>') + object(2, '(file:///etc/passwd)')],
    ['a link to a file', object(1, '<< /S /URI /URI (file://evil/a) >>')],
    ['a link to a shared folder', object(1, '<< /S /URI /URI (smb://evil/a) >>')],
    ['a link to a computer of the network', object(1, '<< /S /URI /URI (\\\\\\\\evil\\\\a) >>')],
    ['the same by numbers', object(1, '<< /S /URI /URI (\\134\\134evil\\134a) >>')],
    ['the same with strokes', object(1, '<< /S /URI /URI (//evil/a) >>')],
    ['the same over ends of lines', object(1, '<< /S /URI /URI (\\\n//evil/a) >>')],
    ['a link that starts a program', object(1, '<< /S /URI /URI (ms-msdt:/id) >>')],
    ['what all its addresses begin with', object(1, '<< /Type /Catalog /URI << /Base (file://evil/) >> >>')],
    ['a stream that lies on another computer', object(1, '<< /Length 0 /F (\\\\\\\\evil\\\\a) >>')],
    ['the same for one kind of computer', object(1, '<< /Type /Filespec /UF (//evil/a) >>')],
    ['a file by its address', object(1, '<< /FS /URL /F (http://evil.example/a) >>')],
  ])('by %s is refused', async (_what, body) => {
    expect(await check(pdf(body))).toEqual({ ok: false, code: 'file.active_content' });
  });

  it.each<[string, string]>([
    ['links that are no whole ones', object(1, '<< /A << /S /URI /URI (www.example.com/a) >> >>')],
    ['links to letters and calls', object(1, '[<< /URI (mailto:a@example.com) >> << /URI (tel:+8613800000000) >>]')],
    ['a link that stands elsewhere', object(1, '<< /S /URI /URI 2 0 R >>') + object(2, '(https://example.com)')],
  ])('by %s is taken', async (_what, body) => {
    expect(await check(pdf(body))).toMatchObject({ ok: true });
  });
});
