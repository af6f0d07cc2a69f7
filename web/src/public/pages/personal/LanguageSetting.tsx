import type { Language } from '@talentlog/contracts';
import { runCommand } from '../../../api/commands.ts';
import { languageNames, languages } from '../../../i18n/languages.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDone } from '../../../ui/use-done.tsx';
import { useChooseLanguage } from '../../site/use-choose-language.ts';
import type { SettingProps } from './account.ts';

/** The language of pages, mails and messages. */
export function LanguageSetting({ account, reload }: SettingProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const setLanguage = useChooseLanguage();
  const action = useAction();
  const { said, done } = useDone();
  const change = (next: Language) =>
    action.run(async () => {
      await setLanguage(next);
      await runCommand('ChangeLanguage', { accountId: account.accountId, language: next });
      await reload();
      done(languageNames[next]);
    });
  return (
    <section className="setting">
      <SelectField
        label={t({ id: 'person.account.language' })}
        value={language}
        options={languages.map((value) => ({ value, text: languageNames[value] }))}
        onValue={(value) => void change(languages.find((one) => one === value) ?? 'zh-CN')}
      />
      {said}
      <ProblemNote problem={action.problem} />
    </section>
  );
}
