import {
  PolicyName,
  type TemplateKey,
  TemplateTrack,
  templateIdOf,
  templateNames,
  WrittenLanguage,
} from '@talentlog/contracts';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { useMay } from '../../../model/use-sign-in.ts';

const channels = ['MAIL', 'SMS', 'PAPER'] as const;

/** The address of the wording whose stream this is: ids come of keys, so the keys are gone through. */
function wordingAt(id: string): string | undefined {
  const keys = templateNames.flatMap((template) =>
    WrittenLanguage.options.flatMap((language) =>
      TemplateTrack.options.flatMap((track) =>
        channels.map((channel): TemplateKey => ({ template, language, track, channel })),
      ),
    ),
  );
  const key = keys.find((one) => templateIdOf(one) === id);
  if (key === undefined) return undefined;
  const { template, language, track, channel } = key;
  return `${paths.template(template)}?${new URLSearchParams({ language, track, channel })}`;
}

/** Ways from a history to the page of what it is about, for those who may open it. */
export function WhereItIs({ stream }: { readonly stream: string }) {
  const t = useTranslate();
  const may = useMay();
  const [kind = '', id = ''] = stream.split(/-(.*)/s);
  const ways: { readonly to: string | undefined; readonly label: string }[] = [];
  if (kind === 'companySettings') ways.push({ to: paths.settingsChanges, label: t({ id: 'audit.history.changes' }) });
  if (kind === 'companySettings' && may('ADMIN_SETTINGS'))
    ways.push(
      ...PolicyName.options.map((policy) => ({
        to: paths.settingsPolicy(policy),
        label: t({ id: `audit.where.policy.${policy}` }),
      })),
    );
  if (kind === 'messageTemplate' && may('ADMIN_TEMPLATE'))
    ways.push({ to: wordingAt(id), label: t({ id: 'audit.where.template' }) });
  if (kind === 'dataRequest' && may('ADMIN_PRIVACY'))
    ways.push({ to: paths.dataRequest(id), label: t({ id: 'audit.where.request' }) });
  return ways.map(({ to, label }) =>
    to === undefined ? null : (
      <span key={to}>
        {' · '}
        <Link to={to}>{label}</Link>
      </span>
    ),
  );
}
