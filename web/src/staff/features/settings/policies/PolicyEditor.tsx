import { type PolicyName, type PolicyTexts, policyPlaceholders, requiredInPolicy } from '@talentlog/contracts';
import { useState } from 'react';
import type { QueryData } from '../../../../api/tables.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useCommand } from '../../../model/use-command.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { CorrectForm } from './CorrectForm.tsx';
import { InForce } from './InForce.tsx';
import { PolicyPreview } from './PolicyPreview.tsx';
import { PublishForm } from './PublishForm.tsx';

interface Props {
  readonly policy: PolicyName;
  readonly desk: QueryData<'policyDesk'>;
}

const same = (one: PolicyTexts, other: PolicyTexts): boolean =>
  one['zh-CN'].trim() === other['zh-CN'].trim() && one['en-US'].trim() === other['en-US'].trim();

/** Writes a policy in both languages beside what it will look like; nobody reads it before it is published or put right. */
export function PolicyEditor({ policy, desk }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const { busy, problem, run } = useCommand();
  const [asking, setAsking] = useState<'publish' | 'correct'>();
  const kept = desk.draft ?? desk.texts;
  const form = useForm<PolicyTexts>({ ...kept }, problem, `policy/${policy}`);
  const texts = form.values;
  const isNew = !same(texts, desk.texts);
  const draft = async (written: PolicyTexts, done: string) => {
    if ((await run('DraftPolicy', { policy, texts: written })) === undefined) return;
    form.forget();
    form.replace({ ...written });
    toast(done);
  };
  const close = () => setAsking(undefined);
  const done = (words: string) => {
    form.forget();
    toast(words);
  };
  return (
    <>
      <InForce policy={policy} desk={desk} hasDraft={isNew} />
      <div className="policy-editor">
        <form className="command-form" onSubmit={(event) => event.preventDefault()} noValidate>
          <TextField
            form={form}
            name="zh-CN"
            label={t({ id: 'policy.field.zh' })}
            hint={t({ id: 'policy.hint.text' })}
            required
            multiline
            rows={18}
          />
          <TextField form={form} name="en-US" label={t({ id: 'policy.field.en' })} required multiline rows={18} />
          <Placeholders policy={policy} />
          <ProblemNote problem={problem} form={form} />
          <div className="policy-actions">
            <BusyButton
              busy={busy}
              disabled={same(texts, kept)}
              onClick={() => void draft(texts, t({ id: 'policy.done.draft' }))}
            >
              {t({ id: 'policy.action.draft' })}
            </BusyButton>
            <BusyButton
              intent="primary"
              busy={false}
              disabled={!isNew || desk.planned !== null}
              onClick={() => setAsking('publish')}
            >
              {t({ id: 'policy.action.publish' })}
            </BusyButton>
            <BusyButton busy={false} disabled={!isNew} onClick={() => setAsking('correct')}>
              {t({ id: 'policy.action.correct' })}
            </BusyButton>
            <BusyButton
              busy={false}
              disabled={!isNew}
              onClick={() => void draft(desk.texts, t({ id: 'policy.done.dropped' }))}
            >
              {t({ id: 'policy.action.drop' })}
            </BusyButton>
          </div>
        </form>
        <PolicyPreview texts={texts} values={desk.values} />
      </div>
      {asking === 'publish' && <PublishForm policy={policy} texts={texts} onDone={done} onClose={close} />}
      {asking === 'correct' && (
        <CorrectForm
          {...{ policy, texts, version: desk.version, present: desk.texts, planned: desk.planned?.version }}
          onDone={done}
          onClose={close}
        />
      )}
    </>
  );
}

/** What a policy may name; what it must is marked. */
function Placeholders({ policy }: { readonly policy: PolicyName }) {
  const t = useTranslate();
  return (
    <fieldset className="policy-placeholders">
      <legend>{t({ id: 'policy.field.placeholders' })}</legend>
      {policyPlaceholders.map((name) => (
        <span key={name}>
          <code>{`{{${name}}}`}</code> {t({ id: `policy.placeholder.${name}` })}
          {requiredInPolicy[policy].includes(name) && (
            <b className="policy-must"> {t({ id: 'policy.field.required' })}</b>
          )}
        </span>
      ))}
    </fieldset>
  );
}
