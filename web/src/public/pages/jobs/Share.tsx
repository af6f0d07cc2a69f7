import { useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';

/** Hands the page on by the phone's own sheet, or copies its address. */
export function Share({ title }: { title: string }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const data = { title, url: location.href };
    if (typeof navigator.share === 'function') return navigator.share(data).catch(() => undefined);
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
  };
  return (
    <Button kind="plain" onClick={() => void share()}>
      {t(copied ? 'public.detail.copied' : 'public.detail.share')}
    </Button>
  );
}
