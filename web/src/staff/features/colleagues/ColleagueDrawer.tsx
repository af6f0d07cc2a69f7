import { GrantedRole } from '@talentlog/contracts';
import { exactTime } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { useSignIn } from '../../model/use-sign-in.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { SignInList } from '../../ui/SignInList.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { Neighbours } from '../../ui/use-neighbours.ts';
import { type Colleague, useColleagueDetailQuery } from './api.ts';
import { ColleagueActions } from './ColleagueActions.tsx';
import { RoleRights } from './RoleRights.tsx';
import { useColleagueWords } from './words.ts';

interface Props extends Neighbours {
  readonly accountId: string;
  readonly onClose: () => void;
}

/** One colleague with everything there is about the account, beside the list. */
export function ColleagueDrawer({ accountId, ...around }: Props) {
  const t = useTranslate();
  const answer = useColleagueDetailQuery({ accountId });
  return (
    <DetailDrawer answer={answer} title={(one) => one?.name || t({ id: 'staff.nav.colleagues' })} {...around}>
      {(colleague) => (
        <div className="tab-panel colleague">
          <Facts colleague={colleague} />
          <ColleagueActions colleague={colleague} />
          <section aria-label={t({ id: 'colleagues.signIns.title' })}>
            <h3>{t({ id: 'colleagues.signIns.title' })}</h3>
            <SignInList accountId={accountId} signIns={colleague.signIns} />
          </section>
          <Rights roles={colleague.roles} />
        </div>
      )}
    </DetailDrawer>
  );
}

function Facts({ colleague }: { readonly colleague: Colleague }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const words = useColleagueWords();
  const { me } = useSignIn();
  const { accountId, name, loginName, email, phone, roles, state, since, linkUntil, lastSignInAt, hasSecondFactor } =
    colleague;
  const { companyAccount } = colleague;
  const time = linkUntil === null ? '' : exactTime(linkUntil, language);
  const isOver = linkUntil !== null && Date.parse(linkUntil) <= Date.now();
  return (
    <>
      <h2 className="colleague-name">
        {name} {accountId === me?.accountId && <span className="muted">{t({ id: 'colleagues.drawer.you' })}</span>}{' '}
        <StateTag tone={words.tone(state)}>{words.state(state)}</StateTag>
      </h2>
      {linkUntil !== null && (
        <p className={isOver ? 'late' : 'muted'}>
          {t({ id: isOver ? 'colleagues.link.over' : 'colleagues.link.until' }, { time })}
        </p>
      )}
      <dl className="colleague-facts">
        <dt>{t({ id: 'colleagues.column.state' })}</dt>
        <dd>
          {words.state(state)} · <DateTime at={since} as="fresh" />
        </dd>
        <dt>{t({ id: 'colleagues.column.roles' })}</dt>
        <dd>{words.roles(roles)}</dd>
        <dt>{t({ id: 'colleagues.column.lastSignIn' })}</dt>
        <dd>{lastSignInAt === null ? '—' : <DateTime at={lastSignInAt} as="fresh" />}</dd>
        <dt>{t({ id: 'colleagues.factor.title' })}</dt>
        <dd>{t({ id: hasSecondFactor ? 'colleagues.factor.yes' : 'colleagues.factor.no' })}</dd>
        {companyAccount !== null && (
          <>
            <dt>{t({ id: 'colleagues.company.title' })}</dt>
            <dd>
              {t({ id: companyAccount === 'LINKED' ? 'colleagues.company.linked' : 'colleagues.company.givesRoles' })}
            </dd>
          </>
        )}
        <dt>{t({ id: 'colleagues.column.login' })}</dt>
        <dd>{loginName ?? '—'}</dd>
        <dt>{t({ id: 'colleagues.column.email' })}</dt>
        <dd>{email ?? '—'}</dd>
        <dt>{t({ id: 'colleagues.column.phone' })}</dt>
        <dd>{phone ?? '—'}</dd>
      </dl>
    </>
  );
}

function Rights({ roles }: { readonly roles: readonly string[] }) {
  const t = useTranslate();
  const words = useColleagueWords();
  const held = GrantedRole.options.filter((role) => roles.includes(role));
  if (held.length === 0) return null;
  return (
    <section aria-label={t({ id: 'colleagues.rights.title' })}>
      <h3>{t({ id: 'colleagues.rights.title' })}</h3>
      {held.map((role) => (
        <div key={role}>
          <p>{t({ id: 'colleagues.rights.of' }, { role: words.role(role) })}</p>
          <RoleRights of={role} />
        </div>
      ))}
    </section>
  );
}
