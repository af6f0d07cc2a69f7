import { phoneText } from '@talentlog/contracts';
import { askQuery } from '../../api/index.ts';
import { clock } from '../../format/dates.ts';
import { useTranslate } from '../../i18n/react.tsx';
import { RevealButton } from './RevealButton.tsx';
import { useReveal } from './use-reveal.ts';
import { WithPacks } from './WithPacks.tsx';

interface Props {
  readonly jobSeekerId: string;
  /** `allowedActions` of what is shown about the person. */
  readonly allowed: readonly string[];
}

/**
 * Phone and mail in clear, once asked for. The asking is recorded, and what was shown is hidden again when the server stops
 * giving it. Shows nothing where that is not allowed.
 */
export function RevealContact({ jobSeekerId, allowed }: Props) {
  if (!allowed.includes('RevealContact')) return null;
  return (
    <WithPacks names={['staffpositions']}>
      <Contact jobSeekerId={jobSeekerId} />
    </WithPacks>
  );
}

function Contact({ jobSeekerId }: { jobSeekerId: string }) {
  const t = useTranslate();
  const { clear, ...reading } = useReveal(() => askQuery('personContact', { jobSeekerId }));
  if (clear === undefined)
    return <RevealButton jobSeekerId={jobSeekerId} words={t({ id: 'messages.contact.reveal' })} reading={reading} />;
  const { phone, email, until } = clear;
  return (
    <span className="revealed" role="status">
      {phone !== null && <a href={`tel:${phone}`}>{phoneText(phone)}</a>}
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
      {phone === null && email === null && t({ id: 'messages.contact.none' })}
      <span className="muted">{t({ id: 'messages.contact.recorded' }, { time: clock(until) })}</span>
    </span>
  );
}
