import type { Language } from '@talentlog/contracts';
import { useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { shortDay } from '../../../format/dates.ts';
import { languageNames, languages } from '../../../i18n/languages.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { ProblemNote, useAction } from '../../../ui/problems.tsx';
import type { SettingProps } from './account.ts';

/** The language of pages, mails and messages. */
export function LanguageSetting({ account, reload }: SettingProps) {
  const t = useT();
  const { language, setLanguage } = useLanguage();
  const action = useAction();
  const change = (next: Language) =>
    action.run(async () => {
      await setLanguage(next);
      await runCommand('ChangeLanguage', { accountId: account.accountId, language: next });
      await reload();
    });
  return (
    <section className="setting">
      <SelectField
        label={t('person.account.language')}
        value={language}
        options={languages.map((value) => ({ value, text: languageNames[value] }))}
        onValue={(value) => void change(languages.find((one) => one === value) ?? 'zh-CN')}
      />
      <ProblemNote problem={action.problem} />
    </section>
  );
}

interface ConfirmProps {
  readonly title: string;
  readonly consequence: string;
  readonly confirm: string;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<unknown>;
}

function Confirm({ title, consequence, confirm, onClose, onConfirm }: ConfirmProps) {
  const t = useT();
  const action = useAction();
  const go = async () => {
    if (await action.run(onConfirm)) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{consequence}</p>
      <ProblemNote problem={action.problem} />
      <div className="actions">
        <Button onClick={onClose}>{t('shared.action.back')}</Button>
        <Button kind="bad" busy={action.busy} onClick={() => void go()}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}

/** The consent that lets staff see what was delivered, and its withdrawal. */
export function Consent({ account, reload }: SettingProps) {
  const t = useT();
  const { language } = useLanguage();
  const [asking, setAsking] = useState(false);
  const { state, expiresAt } = account.consent;
  const until = expiresAt === null ? '' : shortDay(expiresAt, language);
  return (
    <section className="setting">
      <div className="setting-head">
        <div>
          <p className="quiet">{t('person.account.consent')}</p>
          <p>{t(`person.consentState.${state}`, { day: until })}</p>
        </div>
        {state === 'AUTHORIZED' && (
          <Button onClick={() => setAsking(true)}>{t('person.account.withdrawConsent')}</Button>
        )}
      </div>
      {asking && (
        <Confirm
          title={t('person.account.withdrawConsent')}
          consequence={t('person.account.withdrawConsequence')}
          confirm={t('person.account.withdrawConsent')}
          onClose={() => setAsking(false)}
          onConfirm={() => runCommand('WithdrawConsent', {}).then(reload)}
        />
      )}
    </section>
  );
}

/** Closing the account, with days to think again. */
export function Closing({ account, reload }: SettingProps) {
  const t = useT();
  const action = useAction();
  const [asking, setAsking] = useState(false);
  const { accountId, closesAt } = account;
  const keep = () => action.run(() => runCommand('CancelClosing', { accountId }).then(reload));
  return (
    <section className="setting">
      <div className="setting-head">
        <div>
          <p className="quiet">{t('person.account.close')}</p>
          <p>{t('person.account.closeHint')}</p>
        </div>
        {closesAt === null ? (
          <Button kind="bad" onClick={() => setAsking(true)}>
            {t('person.account.close')}
          </Button>
        ) : (
          <Button busy={action.busy} onClick={() => void keep()}>
            {t('person.account.keep')}
          </Button>
        )}
      </div>
      <ProblemNote problem={action.problem} />
      {asking && (
        <Confirm
          title={t('person.account.close')}
          consequence={t('person.account.closeConsequence')}
          confirm={t('person.account.close')}
          onClose={() => setAsking(false)}
          onConfirm={() => runCommand('RequestClosing', { accountId }).then(reload)}
        />
      )}
    </section>
  );
}
