import { describe, expect, it } from '@jest/globals';
import { resumeFile } from '../resume-file/resume-file.ts';
import { happened, type Story, story, type Told, testId, testNow } from '../shared/testing.ts';
import { aParsedFile, resumeFileId } from './fixtures.ts';
import { applyFields, placeOf } from './parsed-fields.ts';
import { resume } from './resume.ts';
import { send } from './send.fixture.ts';

const accept = (fields: readonly object[], file: Story = aParsedFile()) =>
  send('AcceptParsedFields', { resumeFileId, fields }, { file });
const name = { path: 'basic.name', value: '王晨曦' };
const upload = aParsedFile().events[0] as Told;

describe('taking over what was read is refused, and told why', () => {
  const foreign = happened('ResumeFileUploaded', { ...upload.data, jobSeekerId: testId(8) });
  it.each<[string, object[], Story, object]>([
    [
      'a file of somebody else',
      [name],
      story(resumeFile, resumeFileId, [foreign]),
      { refused: 'common.not_found', path: 'resumeFileId' },
    ],
    [
      'a file that was not read',
      [name],
      story(resumeFile, resumeFileId, [upload]),
      { refused: 'file.not_ready', path: 'resumeFileId' },
    ],
    [
      'nothing that fits',
      [{ path: 'basic.nothing', value: 'x' }],
      aParsedFile(),
      { refused: 'common.invalid', path: 'fields' },
    ],
    [
      'an end before the start',
      [
        { path: 'work[0].company', value: '锐捷' },
        { path: 'work[0].start', value: '2020-06' },
        { path: 'work[0].end', value: '2019-06' },
      ],
      aParsedFile(),
      { refused: 'resume.end_before_start', path: 'fields' },
    ],
  ])('%s', (_what, fields, file, told) => expect(accept(fields, file)).toMatchObject(told));

  it('and what was taken over is named', () =>
    expect(accept([name, { path: 'basic.nothing', value: 'x' }]).result).toEqual({
      accepted: ['basic.name'],
      skipped: ['basic.nothing'],
    }));
});

describe('a path of what was read', () => {
  it.each([
    'x.basic.name.y',
    ' basic.name',
    'basic.name2',
    'education[100].school',
    'education.school',
    'basic[0].name',
    'basic',
  ])('is none: %s', (path) => expect(placeOf(path)).toBeUndefined());
  it('counts to ninety-nine', () =>
    expect(placeOf('education[12].school')).toEqual({ block: 'education', entry: 12, name: 'school' }));

  it('keeps the order in which entries were read', () => {
    const fields = [1, 0].map((n) => ({ path: `education[${n}].school`, value: `学校${n}` }));
    const { changed } = applyFields({ ...resume.initialData.blocks }, fields, testNow);
    expect(changed.education?.map(({ school }) => school)).toEqual(['学校0', '学校1']);
  });
});
