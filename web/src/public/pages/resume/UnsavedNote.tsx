import { useT } from '../../../i18n/react.tsx';

/** Why one does not go on: something on the page could not be saved and says so itself. */
export function UnsavedNote() {
  const t = useT();
  return (
    <p className="problem" role="alert">
      {t('person.resume.notSaved')}
    </p>
  );
}
