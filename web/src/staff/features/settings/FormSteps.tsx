import { wordsOf } from '../../../format/listed.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import type { Change } from './api.ts';

type Form = NonNullable<Change['form']>;

/** What changed of an evaluation form: dimensions that are new, dropped, or asked for in another way; the order alone otherwise. */
export function FormSteps({ form: { stage, isReset, steps } }: { readonly form: Form }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const list = t({ id: 'settings.evaluations.of' }, { stage: t({ id: `vocabulary.stage.${stage}` }) });
  const said = (asked: Form['steps'][number]['after']) =>
    asked === null
      ? ''
      : t(
          { id: asked.required ? 'settings.evaluations.asks' : 'settings.evaluations.mayAsk' },
          {
            name: wordsOf(asked, language),
            most: asked.most,
          },
        );
  return (
    <>
      {isReset && <li>{t({ id: 'settings.changes.formReset' }, { list })}</li>}
      {steps.length === 0 && !isReset && <li>{t({ id: 'settings.changes.order' }, { list })}</li>}
      {steps.map(({ before, after }) => {
        const kind = before === null ? 'added' : after === null ? 'dropped' : 'renamed';
        const name = said(after ?? before);
        return (
          <li key={(after ?? before)?.code}>
            {t({ id: `settings.changes.${kind}` }, { list, name, former: said(before) })}
          </li>
        );
      })}
    </>
  );
}
