import { fillLine, letterFault, placeholders } from '@talentlog/contracts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { useProblemWords } from '../../../ui/use-problem-words.ts';
import { useSignIn } from '../../model/use-sign-in.ts';
import { type LetterAbout, type LetterValues, letterKinds, letterOf } from './letter-values.ts';

interface Props {
  readonly values: LetterValues;
  readonly about: LetterAbout;
  readonly reader: string;
  readonly position?: string;
}

/** What may be put in, and what the first reader gets, with samples for what is not known here; or what cannot be sent so. */
export function LetterPreview({ values, about, reader, position }: Props) {
  const names = letterKinds[about].placeholders;
  const t = useTranslate();
  const problem = useProblemWords();
  const { me } = useSignIn();
  const { language } = useLanguage();
  const written = language === 'en-US' ? 'en-US' : 'zh-CN';
  const letter = letterOf(values);
  const fault = letter.channels.length === 0 ? undefined : letterFault(letter, names);
  const known: Record<string, string> = {
    ...Object.fromEntries(names.map((name) => [name, placeholders[name].sample[written]])),
    company: t({ id: 'shared.site.company' }),
    ...(me === null ? {} : { recruiter: me.name }),
    ...(reader === '' ? {} : { name: reader }),
    ...(position === undefined ? {} : { position }),
  };
  const filled = (words: string) =>
    words
      .split('\n')
      .map((line) => fillLine(line, known))
      .join('\n');
  const texts = [letter.subject, letter.content, letter.sms].filter((words) => words.trim() !== '');
  return (
    <section className="letter-preview" aria-label={t({ id: 'messages.letter.preview' }, { name: reader })}>
      <p className="field-hint">
        {names.map((name) => `{{${name}}} ${placeholders[name].words[written]}`).join(t({ id: 'staff.filter.comma' }))}
      </p>
      {fault !== undefined && fault.code !== 'messageTemplate.empty' && (
        <p className="field-error">{problem(fault.code, fault.params)}</p>
      )}
      {fault === undefined && texts.length > 0 && (
        <>
          <b>{t({ id: 'messages.letter.preview' }, { name: reader })}</b>
          {texts.map((words) => (
            <p key={words} className="letter-words">
              {filled(words)}
            </p>
          ))}
        </>
      )}
    </section>
  );
}
