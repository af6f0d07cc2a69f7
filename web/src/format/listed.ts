import type { Dictionaries, DictionaryName, EvaluationForm, Language } from '@talentlog/contracts';

/** The company's lists as they were asked for; undefined while they are on their way. */
export type Lists = Dictionaries | undefined;

/** What an entry is called for this reader. */
export const wordsOf = ({ zh, en }: { readonly zh: string; readonly en: string }, language: Language): string =>
  language === 'en-US' ? en : zh;

/** What was chosen, in words. What no list has is shown as it is: it was typed before there was one. */
export function listedWords(lists: Lists, name: DictionaryName, code: string, language: Language): string {
  const entry = lists?.[name].find((one) => one.code === code);
  return entry ? wordsOf(entry, language) : code;
}

/** What a list offers now, and besides what is chosen already, whatever became of that. */
export function listedChoices(lists: Lists, name: DictionaryName, chosen: string, language: Language) {
  const offered = (lists?.[name] ?? []).filter(({ retired, code }) => !retired || code === chosen);
  const choices = offered.map((entry) => ({ value: entry.code, text: wordsOf(entry, language) }));
  if (chosen === '' || choices.some(({ value }) => value === chosen)) return choices;
  return [...choices, { value: chosen, text: chosen }];
}

/** What a score was asked for, in the words of the form that it was given under, and the highest it could be. */
export function dimensionIn(form: EvaluationForm | null, code: string, language: Language) {
  const asked = form?.dimensions.find((one) => one.code === code);
  return { words: asked ? wordsOf(asked, language) : code, most: asked?.most ?? 5 };
}
