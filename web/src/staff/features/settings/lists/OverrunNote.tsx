import { Button } from '@blueprintjs/core';
import { useTranslate } from '../../../../i18n/react.tsx';
import type { Clash, Coded } from './merge.ts';

interface Props {
  readonly clashes: readonly Clash<Coded>[];
  readonly onTogether: () => void;
}

const words = (entry: Coded): string =>
  [entry.zh, entry.en].filter(Boolean).join(' / ') + ('retired' in entry && entry.retired === true ? ' ✕' : '');

/** Somebody else saved the list meanwhile: what both changed, how each has it, and the button that puts the two together. */
export function OverrunNote({ clashes, onTogether }: Props) {
  const t = useTranslate();
  return (
    <div className="problem" role="alert">
      <p>{t({ id: 'settings.lists.overrun' })}</p>
      {clashes.length === 0 ? (
        <p>{t({ id: 'settings.lists.noClash' })}</p>
      ) : (
        <>
          <p>{t({ id: 'settings.lists.clashes' })}</p>
          <ul>
            {clashes.map(({ code, mine, theirs }) => (
              <li key={code}>{t({ id: 'settings.lists.clash' }, { mine: words(mine), theirs: words(theirs) })}</li>
            ))}
          </ul>
        </>
      )}
      <Button onClick={onTogether}>{t({ id: 'settings.lists.together' })}</Button>
    </div>
  );
}
