import { phoneText } from '@talentlog/contracts';
import { dayAndClock } from '../../../format/dates.ts';
import { useCompany, useHasMessage, useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { askAddress, whoAndPhone } from '../../site/ask-address.ts';
import { useJobTitle } from '../jobs/use-job-title.ts';
import { FactRow } from './FactRow.tsx';
import type { LinkContent } from './LinkPage.tsx';
import { signInFrom } from './sign-in-from.ts';

type Data = LinkContent<'interviewPage'>['data'];
interface Props {
  readonly data: Data;
  /** Whether the person is still going to be there: then it is told how to get ready and in. */
  readonly isAhead: boolean;
}

/** Whom to ask by name, and the number that a tap calls: the one told for the interview, else the recruitment line; without a number a mail. */
function Ask({ data: { place, contact = '', position } }: Pick<Props, 'data'>) {
  const t = useTranslate();
  const jobTitle = useJobTitle();
  const { name: named, call } = whoAndPhone(place.contact);
  const company = useCompany();
  const line = company.phone === '' ? undefined : `tel:${company.phone}`;
  const dial = call ?? line;
  const reach = dial ?? askAddress(company, t({ id: 'person.ask.subject' }, { position: jobTitle(position) }));
  const name = named === '' ? contact : named;
  const own = call === undefined ? '' : place.contact.slice(place.contact.search(/[+(\d]/)).trim();
  const number = own === '' ? phoneText(company.phone) : own;
  return (
    <FactRow
      icon="ask"
      name={name === '' ? t({ id: 'person.ask.recruiters' }) : t({ id: 'person.interview.askNamed' }, { name })}
      details={[number]}
    >
      {reach !== undefined && (
        <a href={reach}>{t({ id: dial === undefined ? 'person.interview.write' : 'person.interview.call' })}</a>
      )}
    </FactRow>
  );
}

/** How and where, what to bring, from when to sign in, and whom to ask: one line each. */
export function InterviewRows({ data, isAhead }: Props) {
  const t = useTranslate();
  const has = useHasMessage();
  const { language } = useLanguage();
  const { place, start, reply, signIn, allowedActions } = data;
  const tool = `person.videoTool.${place.videoTool}`;
  const joint = t({ id: 'person.todo.joint' });
  const meeting = [
    has(tool) ? t({ id: tool }) : place.videoTool,
    place.meetingCode && `${t({ id: 'person.interview.code' })} ${place.meetingCode}`,
    place.password && `${t({ id: 'person.interview.password' })} ${place.password}`,
  ].filter((part) => part !== '');
  return (
    <ul className="fact-rows">
      <FactRow icon="way" name={t({ id: `vocabulary.mode.${place.mode}` })} details={[place.site, meeting.join(joint)]}>
        {isAhead && /^https?:\/\//.test(place.link) && (
          <a href={place.link} rel="noreferrer">
            {t({ id: 'person.interview.join' })}
          </a>
        )}
      </FactRow>
      {isAhead && (
        <FactRow
          icon="bring"
          name={t({ id: 'person.interview.prepare' })}
          details={[t({ id: `person.interview.bring.${place.mode}` })]}
        />
      )}
      {isAhead && reply === 'ACCEPTED' && signIn === 'UNSIGNED' && (
        <FactRow
          icon="signIn"
          name={t({ id: 'person.interview.signIn' })}
          details={[
            allowedActions.includes('SignInWithCode')
              ? t({ id: 'person.interview.signInNow' })
              : t({ id: 'person.interview.signInFrom' }, { time: dayAndClock(signInFrom(start), language) }),
          ]}
        />
      )}
      <Ask data={data} />
    </ul>
  );
}
