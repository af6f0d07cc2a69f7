import { DialogBody } from '@blueprintjs/core';
import { useTranslate } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { staffApi, tags } from '../../model/staff-api.ts';
import { useAppDispatch } from '../../model/store.ts';
import { useSignIn } from '../../model/use-sign-in.ts';
import { Modal } from '../../ui/Modal.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Whoever comes to the screen now may be somebody else: nothing of the page is to be read through it. */
const cover = { style: { background: 'var(--bg)' } };

/** Signs in again above the page that was open, so that nothing typed there is lost. */
export function SignInDialog() {
  const t = useTranslate();
  const { company, refresh } = useSignIn();
  const dispatch = useAppDispatch();
  const done = async () => {
    await refresh();
    dispatch(staffApi.util.invalidateTags([...tags]));
  };
  return (
    <Modal
      isOpen
      title={t({ id: 'staff.signIn.again' })}
      isCloseButtonShown={false}
      canEscapeKeyClose={false}
      backdropProps={cover}
    >
      <DialogBody>
        <p className="form-note">{t({ id: 'staff.signIn.expired' })}</p>
        {company !== null && (
          <p className="form-note">
            <a href={`/staff${paths.signIn}`} target="_blank" rel="noreferrer">
              {t({ id: 'staff.signIn.elsewhere' }, { name: company.name })}
            </a>
          </p>
        )}
        {company?.isRequired !== true && <SignInForm isSecondary={company !== null} onDone={() => void done()} />}
      </DialogBody>
    </Modal>
  );
}
