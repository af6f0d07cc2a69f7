import { describe, expect, it } from '@jest/globals';
import { asAttachment, downloadName } from './download-name.ts';
import type { UploadType } from './uploads.ts';

const pdf: UploadType = 'application/pdf';

describe('the name under which a file is handed out', () => {
  it.each<[string, UploadType | undefined, string]>([
    ['王晨 简历.pdf', pdf, '王晨 简历.pdf'],
    ['cv.bat', pdf, 'cv.pdf'],
    ['cv.pdf.exe', pdf, 'cv.pdf'],
    ['cv.pdf.1', pdf, 'cv.pdf'],
    ['简历', pdf, '简历.pdf'],
    ['简历.wps', 'application/msword', '简历.doc'],
    ['cv.exe.pdf', pdf, 'cv_exe.pdf'],
    ['cv.hta', 'text/html', 'cv.txt'],
    ['cv.html', 'text/html', 'cv.txt'],
    ['cv.mhtml', 'message/rfc822', 'cv.txt'],
    ['cv.docm', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'cv.docx'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpg'],
    ['cv.pdf', undefined, 'cv.bin'],
    ['cv\u202efdp.bat', pdf, 'cvfdp.pdf'],
    ['\u2066cv\u200b\u2069.pdf', pdf, 'cv.pdf'],
    ['cv\r\nSet-Cookie: a=b.pdf', pdf, 'cvSet-Cookie_ a=b.pdf'],
    ['cv\u0000.pdf', pdf, 'cv.pdf'],
    ['..\\..\\windows\\start.bat', pdf, 'start.pdf'],
    ['/etc/passwd', 'text/plain', 'passwd.txt'],
    ['CON.pdf', pdf, 'file CON.pdf'],
    ['', pdf, 'file.pdf'],
    ['...', pdf, '__.pdf'],
    ['cv\ud800.pdf', pdf, 'cv.pdf'],
    ['a"; filename="b.exe', pdf, 'a__ filename=_b.pdf'],
    [`${'长'.repeat(300)}.pdf`, pdf, `${'长'.repeat(80)}.pdf`],
    [`${'😀'.repeat(300)}.pdf`, pdf, `${'😀'.repeat(80)}.pdf`],
  ])('%j as %s is %j', (given, type, expected) => {
    expect(downloadName(given, type)).toBe(expected);
  });

  it('is written in ASCII and in full, so that no header can be broken by it', () => {
    expect(asAttachment("王's (1)*.pdf")).toBe(
      "attachment; filename=\"_'s (1)*.pdf\"; filename*=UTF-8''%E7%8E%8B%27s%20%281%29%2A.pdf",
    );
    expect(asAttachment('a"b\\c%.pdf')).toContain('filename="a_b_c_.pdf"');
  });
});
