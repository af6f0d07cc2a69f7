import { asPlainName, withoutBrackets } from '@talentlog/contracts';

/** Surnames of two characters or four; every other Chinese surname has one. Left out is what more often is a surname and a given name, as 贺 兰英. */
const longSurnames = new Set(
  (
    '欧阳 太史 端木 上官 司马 东方 独孤 南宫 万俟 闻人 夏侯 诸葛 尉迟 公羊 赫连 澹台 皇甫 宗政 濮阳 公冶 太叔 申屠 公孙 慕容 仲孙 钟离 长孙 宇文 ' +
    '司徒 鲜于 司空 闾丘 子车 亓官 司寇 巫马 公西 颛孙 壤驷 公良 漆雕 乐正 宰父 谷梁 拓跋 夹谷 轩辕 令狐 段干 百里 呼延 东郭 南门 羊舌 微生 公户 公仪 ' +
    '范姜 爱新觉罗 叶赫那拉 梁丘 左丘 西门 第五 淳于 单于 即墨 达奚 褚师 纳兰 完颜 耶律 尔朱 哥舒 斛律 万旗 毌丘 东宫 北堂 ' +
    '歐陽 端木 司馬 東方 獨孤 南宮 萬俟 聞人 諸葛 尉遲 公羊 赫連 澹臺 濮陽 公孫 仲孫 鍾離 長孫 鮮于 閭丘 司寇 巫馬 顓孫 壤駟 樂正 穀梁 軒轅 單于 褚師 萬旗 愛新覺羅 葉赫那拉 段干 東郭 南門 西門 納蘭 完顏'
  ).split(' '),
);

const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);

interface Split {
  readonly family: string;
  readonly given: string;
}

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
/** Written in capitals, as passports write the family name; an initial is no such word. */
const isCapitals = (word: string): boolean => /^\p{Lu}[\p{Lu}'’-]+$/u.test(word);

/** What a name is called by besides is left out: whatever is in brackets, and other letters beside Chinese characters. */
function withoutAliases(name: string): string {
  const bare = withoutBrackets(name) || asPlainName(name);
  return hasHan(bare) ? asPlainName(bare.replace(/\p{Script=Latin}[\p{Script=Latin}\p{M}'’.-]*/gu, ' ')) : bare;
}

/**
 * Splits a name as its owner writes it: Chinese names begin with the family name, others end with it; one word is both. Which word of
 * `Zhang San` is the family name cannot be known; where one alone is in capitals it is that.
 */
export function splitName(name: string): Split {
  const whole = withoutAliases(name);
  const words = whole.split(' ');
  if (words.every(isHan)) return chinese(words);
  if (/^\p{Script=Hangul}{2,4}$/u.test(whole)) return { family: whole.slice(0, 1), given: whole.slice(1) };
  const [before, after] = whole.split(/ ?, ?/, 2);
  if (before && after) return { family: before, given: after };
  const named = whole.split(/[ \u00b7]/).filter((part) => part !== '');
  const [clan = '', ...rest] = named;
  if (isHan(clan) && (longSurnames.has(clan) || isOneBeforeHan(clan, rest)))
    return { family: clan, given: rest.join(' ') || clan };
  const inCapitals = named.filter(isCapitals);
  const [loud] = inCapitals;
  if (loud !== undefined && inCapitals.length === 1 && named.length > 1) {
    return { family: loud, given: named.filter((part) => part !== loud).join(' ') };
  }
  const family = named.at(-1) ?? whole;
  return { family, given: named.slice(0, -1).join(' ') || family };
}

/** `张·三`: a name of one character before the dot is a Chinese family name; those of other peoples are longer. */
const isOneBeforeHan = (clan: string, rest: readonly string[]): boolean =>
  [...clan].length === 1 && rest.length === 1 && rest.every(isHan);

/** Blanks part the family name from the given one, unless one stands between all characters. */
function chinese(words: readonly string[]): Split {
  const [first = '', ...others] = words;
  const isSpacedOut = words.every((word) => [...word].length === 1);
  if (others.length > 0 && !isSpacedOut) return { family: first, given: others.join('') };
  const characters = [...words.join('')];
  const isLong = (length: number) =>
    characters.length > length && longSurnames.has(characters.slice(0, length).join(''));
  const at = [4, 2].find(isLong) ?? 1;
  const family = characters.slice(0, at).join('');
  return { family, given: characters.slice(at).join('') || family };
}
