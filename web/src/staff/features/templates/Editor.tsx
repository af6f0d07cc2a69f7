import { type TemplateKey, type TemplateTexts, templateIdOf } from '@talentlog/contracts';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { SeenContext } from '../../model/seen.ts';
import { useCommand } from '../../model/use-command.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { MissingNote } from '../../ui/MissingNote.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { useDraftOver } from '../../ui/use-draft-over.ts';
import { type FormState, useForm } from '../../ui/use-form.ts';
import { useToast } from '../../ui/use-toast.ts';
import type { ShownTemplate } from './api.ts';
import { Placeholders } from './Placeholders.tsx';
import { Preview } from './Preview.tsx';
import { TwoVersions } from './TwoVersions.tsx';
import { useInsertion } from './use-insertion.ts';

interface Props {
  readonly wording: TemplateKey;
  readonly shown: ShownTemplate;
}

/** What its fields are called, and how much room they take. */
const inWords = {
  MAIL: { subject: 'templates.field.subject', hint: 'templates.hint.mail', rows: 12 },
  SMS: { subject: undefined, hint: 'templates.hint.sms', rows: 6 },
  PAPER: { subject: 'templates.field.title', hint: 'templates.hint.paper', rows: 20 },
} as const;

/** What a trial of it leaves by. */
const neededBy = { MAIL: ['mail', 'address'], SMS: ['sms', 'address'], PAPER: [] } as const;

/** Writes a wording beside what it looks like. */
export function Editor({ wording, shown }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const seen = useMemo(() => new Map([[templateIdOf(wording), shown.revision]]), [wording, shown.revision]);
  const keep = useCommand(seen);
  const trial = useCommand();
  const [resetting, setResetting] = useState(false);
  const now: TemplateTexts = shown.own ?? shown.otherwise.texts;
  const draft = useDraftOver(`template/${Object.values(wording).join('/')}`, now);
  const problem = draft.isOverrun ? undefined : (keep.problem ?? trial.problem);
  const form: FormState<TemplateTexts> = {
    ...useForm(now, problem),
    values: draft.value,
    set: (key, value) => draft.change((before) => ({ ...before, [key]: value })),
    replace: draft.change,
  };
  const asked = useRef<HTMLFormElement>(null);
  const insert = useInsertion(asked, form);
  const { channel } = wording;
  const written = inWords[channel];
  const payload = { ...wording, ...form.values };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    trial.clear();
    if (draft.isOverrun) return asked.current?.querySelector<HTMLElement>('.template-two button')?.focus();
    const answer = await keep.run('EditMessageTemplate', payload);
    if (answer === undefined) return;
    draft.saved();
    toast(t({ id: 'templates.done.kept' }));
  };
  const test = async () => {
    keep.clear();
    if (await trial.run('TestMessageTemplate', payload)) toast(t({ id: 'templates.done.tested' }));
  };
  return (
    <div className="template-editor">
      <form ref={asked} className="command-form" onSubmit={(event) => void send(event)} noValidate>
        <p>
          <StateTag tone={shown.state === 'EDITED' ? 'info' : 'mute'}>
            {t({
              id: shown.state === 'EDITED' ? 'templates.page.edited' : `templates.page.from.${shown.otherwise.from}`,
            })}
          </StateTag>
        </p>
        {written.subject !== undefined && (
          <TextField form={form} name="subject" label={t({ id: written.subject })} required />
        )}
        <TextField
          form={form}
          name="content"
          label={t({ id: 'templates.field.content' })}
          hint={t({ id: written.hint })}
          required
          multiline
          rows={written.rows}
        />
        {channel === 'MAIL' && (
          <TextField
            form={form}
            name="action"
            label={t({ id: 'templates.field.action' })}
            hint={t({ id: 'templates.hint.action' })}
          />
        )}
        <Placeholders placeholders={shown.placeholders} onInsert={insert} />
        <MissingNote of={neededBy[channel]} />
        <TwoVersions
          onChosen={keep.clear}
          draft={draft}
          now={now}
          newest={shown.versions[0]}
          isPaper={channel === 'PAPER'}
        />
        <ProblemNote problem={problem} form={form} />
        <div className="template-actions">
          <BusyButton type="submit" intent="primary" busy={keep.busy}>
            {t({ id: 'templates.action.keep' })}
          </BusyButton>
          {channel !== 'PAPER' && (
            <BusyButton busy={trial.busy} onClick={() => void test()}>
              {t({ id: 'templates.action.test' })}
            </BusyButton>
          )}
          <ActionButton
            action="ResetMessageTemplate"
            allowed={shown.allowedActions}
            label={t({ id: 'templates.action.reset' })}
            danger
            onRun={() => setResetting(true)}
          />
        </div>
      </form>
      <Preview wording={wording} shown={shown} texts={form.values} />
      {resetting && (
        <SeenContext value={seen}>
          <CommandForm
            name="ResetMessageTemplate"
            title={t({ id: 'templates.action.reset' })}
            submit={t({ id: 'templates.action.reset' })}
            note={t({ id: `templates.ask.reset.${shown.otherwise.from}` })}
            danger
            initial={{}}
            payload={() => wording}
            onDone={() => {
              draft.drop();
              toast(t({ id: 'templates.done.reset' }));
            }}
            onClose={() => setResetting(false)}
          />
        </SeenContext>
      )}
    </div>
  );
}
