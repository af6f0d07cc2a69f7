import type { ResumeBlock } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Entry } from './entries.ts';
import { useSummary } from './use-summary.ts';

const linesShown = 3;

interface HeadProps {
  readonly block: ResumeBlock;
  readonly entries: readonly Entry[];
  readonly open: boolean;
  /** It can be looked at, not changed. */
  readonly locked: boolean;
  /** Something in it could not be saved. */
  readonly unsaved: boolean;
  readonly onToggle: () => void;
}

/** What a block is, what is in it in a line or two, and the way to open and close it. */
export function BlockHead({ block, entries, open, locked, unsaved, onToggle }: HeadProps) {
  const t = useTranslate();
  const lines = useSummary(block)(entries).filter(({ text, quiet }) => text !== '' || quiet !== '');
  const name = t({ id: `person.resumeBlock.${block}` });
  const action = open ? 'close' : locked ? 'look' : 'edit';
  return (
    <>
      <div className="card-head">
        <h2>{name}</h2>
        {block !== 'basic' && entries.length > 1 && (
          <span className="quiet">{t({ id: 'person.resume.entries' }, { count: entries.length })}</span>
        )}
        {unsaved && <span className="tag tag-warn">{t({ id: 'shared.state.notSaved' })}</span>}
        <Button
          kind="quiet"
          className="block-toggle"
          aria-expanded={open}
          aria-label={t({ id: `person.resume.${action}Block` }, { block: name })}
          onClick={onToggle}
        >
          {t({ id: `person.resume.${action}` })}
        </Button>
      </div>
      {!open &&
        lines.slice(0, linesShown).map(({ text, quiet }) => (
          <p key={`${text} ${quiet}`} className="block-line">
            {text} <span className="quiet">{quiet}</span>
          </p>
        ))}
      {!open && lines.length > linesShown && (
        <p className="quiet">{t({ id: 'person.resume.moreEntries' }, { count: lines.length - linesShown })}</p>
      )}
      {!open && lines.length === 0 && <p className="quiet">{t({ id: 'person.resume.emptyBlock' })}</p>}
    </>
  );
}
