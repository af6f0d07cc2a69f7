import { Button } from '@blueprintjs/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { PackName } from '../../i18n/packs.ts';
import { useLoadPacks } from '../../i18n/react.tsx';
import { withoutWords } from '../../i18n/without-words.ts';

interface Props {
  readonly names: readonly PackName[];
  /** Stands in its place until then; it can have no words. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

/** Shows its content once the words it needs are there, and says where they do not come. */
export function WithPacks({ names, meanwhile = null, children }: Props) {
  const load = useLoadPacks();
  const [state, setState] = useState<'coming' | 'ready' | 'failed'>('coming');
  const bring = useCallback(
    () =>
      load(...names).then(
        () => setState('ready'),
        () => setState((before) => (before === 'ready' ? before : 'failed')),
      ),
    [load, names],
  );
  // Names are a new list each time; what is loaded already is not loaded again.
  useEffect(() => void bring(), [bring]);
  if (state === 'ready') return children;
  if (state === 'coming') return meanwhile;
  return (
    <div className="query-failure" role="alert">
      {withoutWords.map(({ language, text, retry }) => (
        <p key={language} lang={language} className="problem">
          {text} <Button onClick={() => void bring()}>{retry}</Button>
        </p>
      ))}
    </div>
  );
}
