import { describe, expect, it } from '@jest/globals';
import { proposeFields, proposedOf as read } from './proposed.fixture.ts';

/** What of an entry a page offers as right: from 0.6 on. */
const marked = (text: string, entry: string) =>
  proposeFields(text.split('\n'), { name: 'upload.doc', recognised: false })
    .filter(({ path, confidence }) => path.startsWith(`${entry}.`) && confidence >= 0.6)
    .map(({ path }) => path.slice(entry.length + 1))
    .filter((field) => field !== 'start' && field !== 'end');
const education = (line: string) => `教育经历\n2016.09-2020.06 ${line}`;
const work = (line: string) => `Work Experience\n2016.09-2020.06 ${line}`;

describe('a place behind a school', () => {
  it.each([
    ['中国石油大学（北京）', '石油工程'],
    ['中国石油大学（华东）', '石油工程'],
    ['中国地质大学(武汉)', '地质学'],
    ['香港中文大学（深圳）', '电子信息'],
    ['哈尔滨工业大学（威海）', '自动化'],
    ['华北电力大学（保定）', '电气工程'],
    ['北京师范大学（珠海）', '教育学'],
  ])('is part of the name %s', (school, major) => {
    const name = school.replace('（', '(').replace('）', ')');
    const written = [
      `${school} ${major} 本科`,
      `${school}${major}本科`,
      `${school}  ${major}  本科`,
      `${school}\t${major}\t本科`,
      `${school.replace('（', ' （')} ${major} 本科`,
    ];
    for (const line of written) {
      expect([line, read(education(line))]).toMatchObject([
        line,
        { 'education[0].school': name, 'education[0].major': major, 'education[0].degree': 'BACHELOR' },
      ]);
      expect(marked(education(line), 'education[0]').sort()).toEqual(['degree', 'major', 'school']);
    }
  });

  it('is part of the name of a campus, also behind a comma', () =>
    expect(read(education('University of California, Berkeley\tPhysics\tBachelor'))).toMatchObject({
      'education[0].school': 'University of California, Berkeley',
      'education[0].major': 'Physics',
    }));

  it.each(['中国石油大学 北京 石油工程 本科', '中国石油大学-北京 石油工程 本科'])(
    'that may be part of it leaves %s doubtful',
    (line) => expect(marked(education(line), 'education[0]')).toEqual([]),
  );

  it.each([
    ['浙江大学（985） 微电子 硕士', '浙江大学'],
    ['浙江大学（硕士） 微电子', '浙江大学'],
    ['浙江大学 微电子（硕士）', '浙江大学'],
  ])('is none in %s', (line, school) => {
    expect(read(education(line))).toMatchObject({
      'education[0].school': school,
      'education[0].major': '微电子',
    });
  });
});

describe('things that single blanks part in English', () => {
  it.each([
    ['Imperial College London MSc Advanced Computing', 'Imperial College London', 'MASTER', 'Advanced Computing'],
    ['University of Leeds Msc Embedded Systems', 'University of Leeds', 'MASTER', 'Embedded Systems'],
    ['University of Leeds BSc in Physics', 'University of Leeds', 'BACHELOR', 'Physics'],
    ['Cornell University PhD Applied Physics', 'Cornell University', 'DOCTORAL', 'Applied Physics'],
  ])('are parted and doubtful in %s', (line, school, degree, major) => {
    expect(read(education(line))).toMatchObject({
      'education[0].school': school,
      'education[0].degree': degree,
      'education[0].major': major,
    });
    expect(marked(education(line), 'education[0]')).toEqual([]);
  });

  it.each(['Zhejiang University Microelectronics', 'Zhejiang University Microelectronics Master'])(
    'are doubtful in %s',
    (line) => expect(marked(education(line), 'education[0]')).toEqual([]),
  );

  it.each([
    ['Intel Corporation Senior Engineer', 'Intel Corporation', 'Senior Engineer'],
    ['Senior Engineer Intel Corporation', 'Intel Corporation', 'Senior Engineer'],
    ['Acme Robotics Co., Ltd. Test Engineer', 'Acme Robotics Co., Ltd.', 'Test Engineer'],
    ['Intel Corporation 高级工程师', 'Intel Corporation', '高级工程师'],
  ])('are parted and doubtful in %s', (line, company, title) => {
    expect(read(work(line))).toMatchObject({ 'work[0].company': company, 'work[0].title': title });
    expect(marked(work(line), 'work[0]')).toEqual([]);
  });

  it('are doubtful behind a title', () => expect(marked(work('Software Engineer Google'), 'work[0]')).toEqual([]));

  it.each([
    'Senior Engineer',
    'Director of Sales',
    'Software Engineer II',
    'Product Manager (Contract)',
    'Software Engineer in Test',
  ])('are none in the title %s', (title) =>
    expect(marked(work(`Intel Corporation\t${title}`), 'work[0]')).toContain('title'),
  );

  it.each([
    'Imperial College London',
    'University College London',
    'University of Science and Technology of China',
    'Massachusetts Institute of Technology',
  ])('are none in the school %s', (school) =>
    expect(marked(education(`${school}\tPhysics\tMSc`), 'education[0]').sort()).toEqual(['degree', 'major', 'school']),
  );

  it('leave a name doubtful that holds the dates', () =>
    expect(
      marked(education('Massachusetts Institute of Technology, Computer Science, Bachelor'), 'education[0]'),
    ).not.toContain('school'));

  it('leave a project and an activity with a role at its end doubtful', () => {
    expect(marked('项目经历\n2023.03-2023.12 Motor Control Platform Team Leader', 'project[0]')).toEqual([]);
    expect(marked('校园经历\n2023.03-2023.12 Student Union President', 'campusPractice[0]')).toEqual([]);
  });
});
