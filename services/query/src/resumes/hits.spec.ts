import { describe, expect, it } from '@jest/globals';
import type { ResumeHit } from '@talentlog/contracts';
import { hitsIn } from './hits.ts';

const inText = (text: string, typed: string) => hitsIn([{ block: 'skill', text }], typed.split(' '));
/** A piece as it is drawn, with its marks in brackets. */
function drawn({ text, marks }: ResumeHit): string {
  let past = 0;
  const pieces = marks.map(([from, to]) => {
    const piece = `${text.slice(past, from)}[${text.slice(from, to)}]`;
    past = to;
    return piece;
  });
  return `${pieces.join('')}${text.slice(past)}`;
}
const shown = (text: string, typed: string) => inText(text, typed).map(drawn);

/** The same numbers at every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('pieces of a resume that hold the words', () => {
  const skills = 'Node.js，C/C++，机器学习/深度学习，Java';

  it.each([
    ['node.js', ['[Node.js]，C/C++，机器学习/深度学习，Java']],
    ['c/c++', ['Node.js，[C/C++]，机器学习/深度学习，Java']],
    ['机器学习/深度', ['Node.js，C/C++，[机器学习/深度]学习，Java']],
    ['学习/深 机器学习', ['Node.js，C/C++，[机器学习/深]度学习，Java']],
    ['node java', ['[Node].js，C/C++，机器学习/深度学习，[Java]']],
    ['js/java', ['Node.[js]，C/C++，机器学习/深度学习，[Java]']],
    ['学习', ['Node.js，C/C++，机器[学习]/深度[学习]，Java']],
    ['ava', []],
  ])('“%s” is marked as it stands', (typed, expected) => {
    expect(shown(skills, typed)).toEqual(expected);
  });

  it.each([
    ['Zürich, Café', 'zurich', ['[Zürich], Café']],
    ['Zu\u0308rich', 'zürich', ['[Zu\u0308rich]']],
    ['Zürich, Café', 'cafe', ['Zürich, [Café]']],
    ['Symphony Ⅷ 号', 'viii', ['Symphony [Ⅷ] 号']],
    ['长江㈱', '株', ['长江[㈱]']],
    ['ｻｰﾊﾞｰ', 'サーバ', ['[ｻｰﾊﾞ]ｰ']],
    ['用 AI 芯片', 'ai芯片', ['用 [AI] [芯片]']],
    ['Cafe', '\u0301', []],
  ])('in “%s”, “%s” is found as the search finds it', (text, typed, expected) => {
    expect(shown(text, typed)).toEqual(expected);
  });

  it('shows a word that stands far from the others in a piece of its own', () => {
    const far = `量子${'一'.repeat(90)}嫦娥${'二'.repeat(90)}量子`;
    expect(shown(far, '量子 嫦娥')).toEqual([
      `[量子]${'一'.repeat(78)}…`,
      `…${'一'.repeat(16)}[嫦娥]${'二'.repeat(62)}…`,
    ]);
  });

  it('shows a word that another text holds', () => {
    const texts = [`量子${'一'.repeat(90)}`, '别的', '嫦娥 量子'];
    const passages = texts.map((text) => ({ block: 'work' as const, text }));
    expect(hitsIn(passages, ['量子', '嫦娥']).map(drawn)).toEqual([`[量子]${'一'.repeat(78)}…`, '[嫦娥] [量子]']);
  });

  it('shows all of a word that is longer than a row, and no half characters', () => {
    const word = '长'.repeat(100);
    expect(shown(`前${word}后`, word)).toEqual([`前[${word}]…`]);
    expect(shown(`😀${'一'.repeat(15)}芯片${'二'.repeat(61)}😀`, '芯片')).toEqual([
      `😀${'一'.repeat(15)}[芯片]${'二'.repeat(61)}😀`,
    ]);
    expect(shown(`字😀${'一'.repeat(15)}芯片${'二'.repeat(61)}😀尾`, '芯片')).toEqual([
      `…😀${'一'.repeat(15)}[芯片]${'二'.repeat(61)}😀…`,
    ]);
  });

  it('says nothing but what stands there, with marks that ascend and never lie over each other', () => {
    const random = dice(11);
    const signs = [...'机器学习深度aAbBüé㈱Ⅷ/.+，\n 😀', 'u\u0308', 'ﾊﾞ'];
    const written = (most: number) =>
      Array.from({ length: 1 + random(most) }, () => signs[random(signs.length)]).join('');
    for (let round = 0; round < 3000; round += 1) {
      const text = written(160);
      const typed = Array.from({ length: 1 + random(3) }, () => written(4).replace(/\s/g, '')).filter(Boolean);
      for (const hit of inText(text, typed.join(' '))) {
        const piece = hit.text.replace(/^…/, '').replace(/…$/, '');
        expect(text.replace(/\s/g, ' ')).toContain(piece);
        expect(hit.text).not.toMatch(/\p{Surrogate}/u);
        expect(drawn(hit).replace(/[[\]]/g, '')).toBe(hit.text);
        expect(hit.marks.length).toBeGreaterThan(0);
        const flat = hit.marks.flat();
        expect(flat).toEqual(flat.toSorted((a, b) => a - b));
        for (const [from, to] of hit.marks) expect(to).toBeGreaterThan(from);
      }
    }
  });
});
