import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useCopy } from '../../../ui/use-copy.tsx';

/** Hands a page on by the phone's own sheet, or copies its address. */
export function Share({ title, path }: { title: string; path: string }) {
  const t = useTranslate();
  const { copy, copied, byHand } = useCopy();
  const share = async () => {
    const url = new URL(path, location.href).href;
    if (typeof navigator.share === 'function')
      try {
        return await navigator.share({ title, url });
      } catch (thrown) {
        // Whoever closes the sheet wants nothing else.
        if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
      }
    await copy(url);
  };
  return (
    <>
      <Button kind="plain" onClick={() => void share()}>
        {t({ id: copied === undefined ? 'public.detail.share' : 'public.detail.copied' })}
      </Button>
      {byHand}
    </>
  );
}
