import { describe, expect, it } from '@jest/globals';
import { filesNamedIn } from './named-files.ts';

const file = (fileId: string) => ({ fileId, name: 'a', size: 1, type: 'image/png' });
const named = (fileId: string, purpose: string) => ({ fileId, purpose, type: 'image/png' });

describe('the files that a command names', () => {
  it.each<[string, object, readonly object[]]>([
    ['UploadResumeFile', { file: file('a') }, [named('a', 'resume')]],
    ['UploadResumeFileOnBehalf', { jobSeekerId: 'p', file: file('a') }, [named('a', 'import')]],
    ['DraftOffer', { attachment: file('a') }, [named('a', 'attachment')]],
    ['ChangeSettings', { values: { logo: file('a') } }, [named('a', 'logo')]],
    [
      'SubmitInfoCollection',
      { attachments: { idFront: [file('a'), file('b')], badgePhoto: [file('c')], degreeCertificate: [file('d')] } },
      [named('a', 'attachment'), named('b', 'attachment'), named('c', 'avatar'), named('d', 'attachment')],
    ],
    ['DraftOffer', { attachment: null, note: 'fileId' }, []],
  ])('%s are used for what it does with them', (command, payload, expected) => {
    expect(filesNamedIn(payload, command)).toEqual(expected);
  });
});
