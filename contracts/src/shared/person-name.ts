/** Dots that keyboards, files and old code pages put between the parts of a name, each for U+00B7. */
const dots =
  /[\u02d9\u0387\u1427\u16eb\u2022\u2024\u2027\u2219\u22c5\u2981\u25cf\u25e6\u2e31\u2e33\u30fb\u318d\uff65\ua78f\ufe52]/gu;
/** A full stop between two Chinese characters of a name stands for the dot, too. */
const stopsOfHan = /(?<=\p{Script=Han}) ?[.\u3002\uff0e\uff61] ?(?=\p{Script=Han})/gu;

/** A name as it is compared and split: every dot between its parts is `·`, blanks are single, characters of full width plain. */
export const asPlainName = (name: string): string =>
  name
    .replace(dots, '\u00b7')
    .normalize('NFKC')
    .replace(stopsOfHan, '\u00b7')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

const brackets = /\([^()]*\)|\[[^[\]]*\]|【[^【】]*】|〔[^〔〕]*〕/gu;

/** A plain name without what stands in brackets: what its owner is called besides, as in `张三（Sam）`. Empty where nothing else does. */
export const withoutBrackets = (name: string): string => asPlainName(asPlainName(name).replace(brackets, ' '));

/** Whether two names are the same one written in two ways: blanks, dots and capitals do not count. */
export const isSameName = (one: string, other: string): boolean => joined(one) === joined(other);

const joined = (name: string): string =>
  asPlainName(name)
    .replace(/[ .\u00b7]/g, '')
    .toLowerCase();
