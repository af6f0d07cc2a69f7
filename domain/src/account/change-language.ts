import { accept } from '../shared/decider.ts';
import { aboutAccount } from './about.ts';
import { account } from './account.ts';

/** The language the person is written to in. */
export const changeLanguage = account.decider('ChangeLanguage', {
  decide: (context) =>
    accept(account.fact('LanguageChanged', { ...aboutAccount(context), language: context.payload.language })),
});
