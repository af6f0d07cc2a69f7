import { useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';

/** Hands a page on by the phone's own sheet, or copies its address. */
export function Share({ title, path }: { title: string; path: string }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const url = new URL(path, location.href).href;
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => undefined);
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <Button kind="plain" onClick={() => void share()}>
      {t(copied ? 'public.detail.copied' : 'public.detail.share')}
    </Button>
  );
}
