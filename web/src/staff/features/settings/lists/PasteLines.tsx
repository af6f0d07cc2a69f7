import { Button, TextArea } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';

/** Many values at once, a line each. */
export function PasteLines({ onLines }: { readonly onLines: (text: string) => void }) {
  const t = useTranslate();
  const [text, setText] = useState<string | undefined>();
  if (text === undefined)
    return (
      <Button variant="minimal" onClick={() => setText('')}>
        {t({ id: 'settings.lists.paste' })}
      </Button>
    );
  return (
    <div className="list-paste">
      <TextArea
        fill
        autoFocus
        rows={6}
        aria-label={t({ id: 'settings.lists.paste' })}
        placeholder={t({ id: 'settings.lists.pasteHint' })}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        disabled={text.trim() === ''}
        onClick={() => {
          onLines(text);
          setText(undefined);
        }}
      >
        {t({ id: 'settings.lists.take' })}
      </Button>
    </div>
  );
}
