import { describe, expect, it } from '@jest/globals';
import type { UploadPurpose } from '@talentlog/runtime';
import { checkUpload } from './checks.ts';
import { doc, docx, jpeg, latin, pdf, png } from './samples.fixture.ts';
import { docxParts, paragraphs, type ZipPart, zipOf } from './zip.fixture.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (of: string, type: string, target: string): ZipPart => ({
  name: `word/_rels/${of}.xml.rels`,
  content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" Type="${office}/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
});
const svg = (content: string, before = '') =>
  docx([
    { name: 'word/media/image2.svg', content: `${before}<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>` },
  ]);
/** A document whose list of content types says what an ending is. */
const declaring = (extension: string, type: string, content: string | Buffer = 'x') =>
  zipOf([
    ...docxParts(paragraphs('王晨')).map((part) =>
      part.name.startsWith('[')
        ? {
            ...part,
            content: String(part.content).replace(
              '</Types>',
              `<Default Extension="${extension}" ContentType="${type}"/></Types>`,
            ),
          }
        : part,
    ),
    { name: `word/media/image1.${extension}`, content },
  ]);
const check = (name: string, bytes: Uint8Array, purpose: UploadPurpose = 'resume') =>
  checkUpload({ name, bytes, purpose });

describe('a document of every day', () => {
  it.each<[string, Uint8Array]>([
    ['a picture of a browser', declaring('jfif', 'image/jpeg')],
    ['a packed drawing', declaring('emz', 'image/x-emz')],
    ['another packed drawing', declaring('wmz', 'application/x-wmz')],
    ['a picture of no declared kind', declaring('wdp', 'application/octet-stream')],
    ['a picture of a phone', declaring('heic', 'image/heic')],
    ['a picture under another ending', declaring('tmp', 'image/png', png(2, 2))],
    ['a picture of a kind that its program did not know', declaring('bin', 'image/unknown', jpeg(2, 2))],
    ['a picture that Word lost', docx([relations('document', 'image', 'NULL')])],
    ['a drawing', svg('<path d="M0 0"/><use href="#a"/>')],
    [
      'a drawing with a standard of its own',
      svg('<g/>', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'),
    ],
    ['what a program threw away', docx([{ name: '[trash]/0000.dat', content: '\0\0' }])],
    [
      'what a packer left',
      docx([
        { name: '__MACOSX/._a', content: 'x' },
        { name: 'word/.DS_Store', content: 'x' },
      ]),
    ],
    [
      'properties as another library writes them',
      docx([{ name: 'package/services/metadata/core-properties/1.psmdcp', content: '<a/>' }]),
    ],
    ['the template that all have', docx([relations('settings', 'attachedTemplate', 'Normal.dotm')])],
    [
      'a template on a disk',
      docx([
        relations(
          'settings',
          'attachedTemplate',
          'file:///C:\\Users\\wang\\AppData\\Roaming\\Microsoft\\Templates\\%E7%AE%80%E5%8E%86.dotx',
        ),
      ]),
    ],
    ...['file:///Users/wang/Library/Normal.dotm', 'file://localhost/Users/wang/a.dotx', '/Users/wang/a.dot'].map(
      (target): [string, Buffer] => [
        `a template of a Mac, ${target}`,
        docx([relations('settings', 'attachedTemplate', target)]),
      ],
    ),
    ...[
      '',
      'Normal',
      'NULL',
      'Normal.wpt',
      '简历.ott',
      'file:///C:\\模板\\简历.doc',
      'file:///D:/a.docx',
      'C:/a.wps',
    ].map((target): [string, Buffer] => [
      `a template called “${target}”`,
      docx([relations('settings', 'attachedTemplate', target)]),
    ]),
    ...[
      'Email:zhang@qq.com',
      'E-mail:zhang@qq.com',
      'Mail2:zhang@qq.com',
      '邮箱:zhang@qq.com',
      '邮箱：zhang@qq.com',
      '微信:zhang_2000',
      'GitHub:zhang',
      'GitHub:https://github.com/zhang',
      'git@github.com:zhang/cpu.git',
      'localhost:3000',
      'www.example.com:8080/cv',
      'file:///F:\\简历\\',
      'file:///F:\\',
      'about:blank',
      'tencent://message/?uin=10001',
    ].map((target): [string, Buffer] => [
      `a link to ${target}`,
      docx([relations('document', 'hyperlink', target.replaceAll('&', '&amp;'))]),
    ]),
    ['a picture without an ending', docx([{ name: 'word/media/image1', content: png(2, 2) }])],
    ...[
      'word/media/a.jp2',
      'word/media/a.psd',
      'word/fonts/a.woff',
      'word/fonts/a.woff2',
      'desktop.ini',
      'word/Desktop.ini',
    ].map((name): [string, Buffer] => [`a part called ${name}`, docx([{ name, content: 'x' }])]),
    ['a template of WPS', docx([relations('settings', 'attachedTemplate', 'file:///D:/WPS/简历.wpt')])],
    [
      'a link to a document on a disk',
      docx([relations('document', 'hyperlink', 'file:///C:/Users/wang/Desktop/%E4%BD%9C%E5%93%81%E9%9B%86.pdf')]),
    ],
    ['a picture on a disk', docx([relations('document', 'image', 'file:///C:\\Users\\wang\\Temp\\ksohtml\\wps1.png')])],
  ])('with %s is taken', async (_what, bytes) => {
    expect(await check('a.docx', bytes)).toMatchObject({ ok: true, type: word });
  });

  it.each<[string, Uint8Array]>([
    ['a drawing with a script', svg('<script>alert(1)</script>')],
    ['a drawing that listens', svg('<g onload="alert(1)"/>')],
    ['a drawing with a page', svg('<foreignObject/>')],
    ['a drawing that fetches', svg('<image href="http://evil.example/a.png"/>')],
    ['a drawing whose style fetches', svg('<style>g{fill:url( "http://evil.example/a")}</style>')],
    ['a drawing that declares', svg('', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>')],
    ['a picture that is declared as a page', declaring('jfif', 'text/html')],
    ['a program of Office among the pictures', declaring('bin', 'application/vnd.ms-office.vbaProject')],
    ['an object among the pictures', declaring('bin', 'application/vnd.openxmlformats-officedocument.oleObject')],
    ['a page among the pictures', declaring('tmp', 'text/html', png(2, 2))],
    ['something else under such an ending', declaring('bin', 'image/png', '\xd0\xcf\x11\xe0')],
    ['a relation to what was thrown away', docx([relations('document', 'image', '../[trash]/0000.png')])],
    ['a template of the network', docx([relations('settings', 'attachedTemplate', 'file://server/share/a.dotm')])],
    ['the same with more strokes', docx([relations('settings', 'attachedTemplate', 'file:////server/share/a.dotm')])],
    ['the same behind a drive', docx([relations('settings', 'attachedTemplate', 'file:///C:\\\\server\\a.dotm')])],
    ['the same in Windows', docx([relations('settings', 'attachedTemplate', '\\\\server\\share\\a.dotm')])],
    ['a template that is a program', docx([relations('settings', 'attachedTemplate', 'file:///C:/a.exe')])],
    [
      'a link to a program on a disk',
      docx([relations('document', 'hyperlink', 'file:///C:/Windows/System32/calc.exe')]),
    ],
    ['a link to a document of the network', docx([relations('document', 'hyperlink', 'file://server/a.pdf')])],
    ...['\\\\server\\Normal', '//server/a.doc', 'http://evil.example/a.docx', 'file://server/Normal', 'C:/a.wll'].map(
      (target): [string, Buffer] => [
        `a template called ${target}`,
        docx([relations('settings', 'attachedTemplate', target)]),
      ],
    ),
    ...[
      'javascript:alert(1)',
      'javascript:a@b.com',
      'java&#9;script:alert(1)',
      '&#x200b;javascript:alert(1)',
      'ｊａｖａｓｃｒｉｐｔ:alert(1)',
      'java%73cript:alert(1)@邮箱:',
      'vbscript:a@b.com',
      'data:text/html,a@b.com',
      'file://server/简历/',
      'file:///Applications/Calculator.app/',
      'file:///C:/Windows/System32/calc',
      'ms-word:ofe|u|https://evil.example/a.docx',
      'ms-msdt:a@b.com',
      'search-ms:query=a',
      'shell:startup',
      'calculator:1',
      'about:config',
      '邮箱\\\\server:a',
      '//server/微信:a',
      'ssh:root@example.com',
      'unknown:zhang',
    ].map((target): [string, Buffer] => [`a link to ${target}`, docx([relations('document', 'hyperlink', target)])]),
    ['a program without an ending', docx([{ name: 'word/media/image1', content: 'MZ' }])],
    ['a picture of the network', docx([relations('document', 'image', '\\\\server\\a.png')])],
  ])('with %s is not', async (_what, bytes) => {
    expect(await check('a.docx', bytes)).toEqual({ ok: false, code: 'file.active_content' });
  });
});

describe('a file whose name is wrong', () => {
  const encryptedDoc = () => {
    const file = Buffer.concat([doc('WordDocument'), Buffer.alloc(512)]);
    file.writeUInt32LE(3, 1024 + 128 + 116); // the stream begins in the last sector
    file.writeUInt16LE(0xa5ec, 512 * 4);
    file.writeUInt16LE(0x100, 512 * 4 + 10);
    return file;
  };

  it.each<[string, Uint8Array, UploadPurpose, string]>([
    ['a.doc', docx(), 'resume', word],
    ['a.docx', doc('WordDocument'), 'resume', 'application/msword'],
    ['a.jpg', png(2, 2), 'resume', 'image/png'],
    ['a.png', jpeg(2, 2), 'avatar', 'image/jpeg'],
    ['a.pdf', jpeg(2, 2), 'attachment', 'image/jpeg'],
    ['a.docx', pdf(), 'resume', 'application/pdf'],
    ['a.pdf', docx(), 'resume', word],
    ['a.docx', latin('<html><body>x</body></html>'), 'resume', 'text/html'],
    ['a.txt', pdf(), 'attachment', 'application/pdf'],
    ['a.txt', latin('<html><body>x</body></html>'), 'import', 'text/html'],
    ['a.html', latin('just text'), 'import', 'text/plain'],
    ['unicode.txt', Buffer.from('\ufeff姓名：王晨', 'utf16le'), 'import', 'text/plain'],
  ])('%s is taken for what it is', async (name, bytes, purpose, type) => {
    expect(await check(name, bytes, purpose)).toMatchObject({ ok: true, type });
  });

  it.each<[string, Uint8Array, UploadPurpose, string]>([
    ['a.jpg', docx(), 'avatar', 'file.wrong_format'],
    ['a.pdf', docx(), 'attachment', 'file.wrong_format'],
    ['a.docx', doc('EncryptedPackage'), 'resume', 'file.password_protected'],
    ['a.doc', encryptedDoc(), 'resume', 'file.password_protected'],
    ['a.docx', docx().subarray(0, 400), 'resume', 'file.damaged'],
    ['a.pdf', latin('{\\rtf1 x}'), 'resume', 'file.wrong_format'],
  ])('%s is not taken for what that purpose has not, or cannot be read: %#', async (name, bytes, purpose, code) => {
    expect(await check(name, bytes, purpose)).toEqual({ ok: false, code });
  });
});

describe('pictures of phones', () => {
  it.each([
    [8000, 6000, true],
    [8160, 6144, true],
    [12_000, 9000, false],
  ])('%i by %i: %s', async (width, height, ok) => {
    const expected = ok ? { ok } : { ok, code: 'file.picture_too_large' };
    expect(await check('a.jpg', jpeg(width, height))).toMatchObject(expected);
    expect(await check('a.png', png(width, height))).toMatchObject(expected);
  });
});
