import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ResumeBlocks } from '@talentlog/contracts';
import { defaultSettings } from '@talentlog/domain/fold';
import { anApplication, aPosition, colleagues, hr, otherHr, screener } from '../testing/company.ts';
import { aPerson, consentExpired, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, staff, type Told } from '../testing/story.ts';
import { screened } from '../testing/work.ts';

const written = (jobSeekerId: string, content: Partial<ResumeBlocks>): Told[] => [
  happened('resume', jobSeekerId, 'ResumeCreated', { jobSeekerId }),
  happened('resume', jobSeekerId, 'ResumeBlockSaved', { jobSeekerId, block: 'basic', complete: true, content }),
];
const worked = (description: string, title = '验证工程师') => ({
  work: [
    { company: '长江半导体', department: '', title, start: '2020-01', end: null, untilNow: true, description },
  ] as ResumeBlocks['work'],
});
const asHr = staff(hr, 'HR');
const apart = { ...defaultSettings, sharedTalentBase: false };

describe('searching what resumes say', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues, ...aPosition(id(1)), ...aPosition(id(2), {}, otherHr));
  });
  afterEach(() => reading.close());
  const search = async (text: string, caller = asHr) => reading.ask('resumeSearch', { text }, caller);
  const numbers = async (text: string, caller = asHr) =>
    (await search(text, caller)).data?.rows.map(({ person }) => person.number).sort();

  describe('of two people, of whom one applied to a position of the reader', () => {
    beforeEach(() =>
      reading.tell(
        ...aPerson(id(21), '林晓'),
        ...written(id(21), worked('用 SystemVerilog 搭建 UVM 验证平台，覆盖率从 60% 提到 98%。')),
        ...aPerson(id(22), '周舟'),
        ...written(id(22), worked('维护交换芯片的验证环境。')),
        anApplication({ applicationId: id(11), jobSeekerId: id(21), positionId: id(1) }),
        anApplication({ applicationId: id(12), jobSeekerId: id(22), positionId: id(2) }),
      ),
    );

    it.each([
      ['验', ['0021', '0022']],
      ['验证', ['0021', '0022']],
      ['验证平台', ['0021']],
      ['交换芯片', ['0022']],
      ['system', ['0021']],
      ['verilog', []],
      ['uvm 林晓', []],
      ['UVM 长江', ['0021']],
      ['', ['0021', '0022']],
    ])('“%s” finds %j', async (text, expected) => {
      expect(await numbers(text)).toEqual(expected);
    });

    it('shows the words where they stand, the line of the resume, and the applications within the scope', async () => {
      const { data, page } = await search('验证平台 uvm');
      expect(page?.total).toBe(1);
      const [row] = data?.rows ?? [];
      expect(row).toMatchObject({
        person: { name: '林晓', phone: '138 **** 6021' },
        resumeLine: { employer: '长江半导体' },
        applications: [{ applicationId: id(11), position: { title: '芯片工程师' } }],
      });
      const [hit] = row?.hits ?? [];
      expect(hit?.marks.map(([from, to]) => hit.text.slice(from, to))).toEqual(['UVM', '验证平台']);
      expect((await search('交换')).data?.rows).toMatchObject([
        { person: { number: '0022' }, applied: true, applications: [] },
      ]);
      await reading.tell(...aPerson(id(23), '方远'), ...written(id(23), worked('光刻')));
      expect((await search('光刻')).data?.rows).toMatchObject([{ applied: false, applications: [] }]);
    });

    it('ends with the scope where the talent base is not shared', async () => {
      const within = async (caller: typeof asHr) =>
        (await reading.ask('resumeSearch', { text: '验证' }, caller, undefined, apart)).data?.rows.map(
          ({ person }) => person.number,
        );
      expect([await within(asHr), await within(staff(otherHr, 'HR'))]).toEqual([['0021'], ['0022']]);
    });

    it('finds for a screener whose task it is, and nobody else', async () => {
      const asScreener = staff(screener, 'SC');
      expect(await numbers('验证', asScreener)).toEqual([]);
      await reading.tell(...screened(id(31), { applicationId: id(12), jobSeekerId: id(22), positionId: id(2) }));
      expect(await numbers('验证', asScreener)).toEqual(['0022']);
    });

    it.each([
      ['expired', consentExpired],
      ['was withdrawn', consentWithdrawn],
    ])('finds nobody whose consent %s, from that instant', async (_how, ended) => {
      await reading.tell(ended(id(21)));
      expect([await numbers('验证'), await numbers('')]).toEqual([['0022'], ['0022']]);
      const atTheEnd = (await reading.ask('resumeSearch', { text: '验证' }, asHr, '2027-05-01T00:00:00.000Z')).data;
      expect(atTheEnd?.rows).toEqual([]);
    });

    it('does not tell by what somebody is reached, neither by finding it nor by showing it', async () => {
      const [, changed] = written(id(21), worked('电话 138-0000-6021，微信 linxiao88，lin@mail.example，熟悉 PCIe'));
      await reading.tell(changed as Told);
      for (const secret of ['138-0000-6021', 'linxiao88', 'lin@mail.example', '13800006021'])
        expect([secret, await numbers(secret)]).toEqual([secret, []]);
      const [row] = (await search('pcie')).data?.rows ?? [];
      expect(row?.hits[0]?.text).not.toMatch(/0000|linxiao88|lin@mail/);
      expect(row?.hits[0]?.text).toMatch(/PCIe/);
    });
  });

  it('gives as many as reading every resume does', async () => {
    // A small alphabet, so that every word is found somewhere and none everywhere.
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const word = (letters: string, length: number) =>
      Array.from({ length }, () => letters[random(letters.length)]).join('');
    const texts = Array.from({ length: 150 }, () =>
      Array.from({ length: 6 }, () =>
        random(3) > 0 ? word('芯片验证平台', 3 + random(6)) : word('abc', 2 + random(4)),
      ).join(' '),
    );
    for (const [index, text] of texts.entries())
      await reading.tell(...aPerson(id(100 + index), ''), ...written(id(100 + index), worked(text, '')));
    const holds = (text: string, query: string) =>
      query.split(' ').every((one) => (/[a-z]/.test(one) ? ` ${text}`.includes(` ${one}`) : text.includes(one)));
    const queries = [
      ...Array.from({ length: 12 }, () => word('芯片验证平台', 1)),
      ...Array.from({ length: 20 }, () => word('芯片验证平台', 2)),
      ...Array.from({ length: 20 }, () => word('芯片验证平台', 4)),
      ...Array.from({ length: 20 }, () => word('abc', 1 + random(3))),
      ...Array.from({ length: 20 }, () => `${word('芯片验证平台', 2)} ${word('abc', 2)}`),
    ];
    for (const query of queries) {
      const expected = texts.filter((text) => holds(text, query)).length;
      expect([query, (await search(query)).page?.total]).toEqual([query, expected]);
    }
  });
});
