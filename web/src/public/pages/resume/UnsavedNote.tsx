import { useTranslate } from '../../../i18n/react.tsx';

/** Why one does not go on: something on the page could not be saved and says so itself. */
export function UnsavedNote() {
  const t = useTranslate();
  return (
    <p className="problem" role="alert">
      {t({ id: 'person.resume.notSaved' })}
    </p>
  );
}
