import { useT } from '../i18n/react.tsx';

/** The staff workspace. */
export function Workspace() {
  const t = useT();
  return (
    <main>
      <h1>{t('shared.site.name')}</h1>
    </main>
  );
}
