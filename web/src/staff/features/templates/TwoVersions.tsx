import { Button } from '@blueprintjs/core';
import type { TemplateTexts } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { rebase } from '../../../ui/rebase.ts';
import type { DraftOver } from '../../ui/use-draft-over.ts';
import type { ShownTemplate } from './api.ts';
import { Differences } from './Differences.tsx';

interface Props {
  readonly draft: DraftOver<TemplateTexts>;
  readonly now: TemplateTexts;
  readonly newest: ShownTemplate['versions'][number] | undefined;
  readonly isPaper: boolean;
  readonly onChosen: () => void;
}

/** What was typed stands over words that a colleague has replaced: both of them, and which one goes on with. */
export function TwoVersions({ draft, now, newest, isPaper, onChosen }: Props) {
  const t = useTranslate();
  const choose = (go: () => void) => () => {
    onChosen();
    go();
  };
  if (draft.isOverrun)
    return (
      <div className="problem template-two" role="alert">
        <p>
          {t(
            { id: 'templates.two.overrun' },
            {
              version: newest?.version ?? 0,
              by: newest?.by || t({ id: 'templates.two.somebody' }),
            },
          )}
        </p>
        <Differences before={now} after={draft.value} isPaper={isPaper} />
        <div className="template-actions">
          <Button onClick={choose(draft.drop)}>{t({ id: 'templates.two.theirs' })}</Button>
          <Button onClick={choose(() => draft.goOn(rebase(draft.base, draft.value, now)))}>
            {t({ id: 'templates.two.mine' })}
          </Button>
        </div>
      </div>
    );
  if (!draft.isFromBefore) return null;
  return (
    <p className="form-note" role="status">
      {t({ id: 'templates.two.draft' })}{' '}
      <Button size="small" variant="minimal" onClick={draft.drop}>
        {t({ id: 'templates.two.drop' })}
      </Button>
    </p>
  );
}
