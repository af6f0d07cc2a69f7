import type { MaskedField } from '@talentlog/contracts';
import { useTranslate } from '../../i18n/react.tsx';
import { CommandForm } from './CommandForm.tsx';
import { KnownReasons } from './KnownReasons.tsx';
import { WithPacks } from './WithPacks.tsx';

interface Props {
  readonly jobSeekerId: string;
  /** What is asked for; phone and mail where nothing is said. */
  readonly field?: MaskedField;
  /** The words of the button that opened it. */
  readonly words: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The reasons that are given most; any other is typed. */
const known = ['interview', 'result', 'onboarding', 'asked'] as const;

/** Asks why something masked is to be shown in clear. The asking is recorded before anything is shown. */
export function RevealForm(props: Props) {
  return (
    <WithPacks names={['staffhiring']}>
      <Asking {...props} />
    </WithPacks>
  );
}

function Asking({ jobSeekerId, field, words, onDone, onClose }: Props) {
  const t = useTranslate();
  return (
    <CommandForm
      name="RevealContact"
      title={t({ id: 'hiring.reveal.title' })}
      submit={words}
      note={t({ id: 'hiring.reveal.note' })}
      initial={{ reason: '' }}
      payload={({ reason }) => ({ jobSeekerId, ...(field === undefined ? {} : { field }), reason })}
      onDone={onDone}
      onClose={onClose}
    >
      {(form) => <KnownReasons form={form} reasons={known.map((name) => t({ id: `hiring.reveal.reason.${name}` }))} />}
    </CommandForm>
  );
}
