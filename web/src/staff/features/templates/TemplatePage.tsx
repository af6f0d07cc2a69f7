import { type TemplateKey, templateIdOf, templateNames } from '@talentlog/contracts';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { auditPaths, paths } from '../../model/paths.ts';
import { useMay } from '../../model/use-sign-in.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useMessageTemplateQuery } from './api.ts';
import { Editor } from './Editor.tsx';
import { keyFrom, languageChoices, languageWords, searchOf, trackChoices } from './key.ts';
import { Versions } from './Versions.tsx';
import { useTemplateWords } from './words.ts';

/** The message that the address names; one that there is not is said so. */
export function TemplatePage() {
  const t = useTranslate();
  const { template = '' } = useParams();
  if (templateNames.some((name) => name === template)) return <Wordings template={template} />;
  return (
    <Page title={t({ id: 'staff.nav.templates' })}>
      <EmptyState title={t({ id: 'templates.page.unknown' })}>
        <p>
          <Link to={paths.templates}>{t({ id: 'templates.page.back' })}</Link>
        </p>
      </EmptyState>
    </Page>
  );
}

/** One message: which wording, what it says, how it looks, and what it said before. */
function Wordings({ template }: { readonly template: string }) {
  const t = useTranslate();
  const may = useMay();
  const { both } = useTemplateWords();
  const [search, setSearch] = useSearchParams();
  const key = keyFrom(template, search);
  const { currentData, error, refetch } = useMessageTemplateQuery(key);
  const shown = currentData?.data;
  const choose = (change: Partial<TemplateKey>) => setSearch(searchOf({ ...key, ...change }), { replace: true });
  return (
    <Page title={shown === undefined ? t({ id: 'staff.nav.templates' }) : both(shown.title)}>
      <p>
        <Link to={paths.templates}>{t({ id: 'templates.page.back' })}</Link>
        {may('ADMIN_AUDIT') && shown !== undefined && shown.revision >= 0 && (
          <>
            {' · '}
            <Link to={auditPaths.history(`messageTemplate-${templateIdOf(key)}`)}>
              {t({ id: 'templates.page.history' })}
            </Link>
          </>
        )}
      </p>
      <Which wording={key} channels={shown?.channels ?? [key.channel]} onChoose={choose} />
      <QueryFailure failure={error} onRetry={() => void refetch()} />
      {shown === undefined && error === undefined && <Loading />}
      {shown !== undefined && (
        <>
          <Editor key={searchOf(key)} wording={key} shown={shown} />
          <Versions versions={shown.versions} start={shown.otherwise} isPaper={key.channel === 'PAPER'} />
        </>
      )}
    </Page>
  );
}

interface WhichProps {
  readonly wording: TemplateKey;
  readonly channels: readonly TemplateKey['channel'][];
  readonly onChoose: (change: Partial<TemplateKey>) => void;
}

function Which({ wording, channels, onChoose }: WhichProps) {
  const t = useTranslate();
  const choices = <T extends string>(values: readonly T[], label: (value: T) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <div className="template-which">
      <Segmented
        label={t({ id: 'templates.page.language' })}
        choices={choices(languageChoices, (value) => t({ id: `templates.language.${languageWords[value]}` }))}
        chosen={wording.language}
        onChoose={(language) => onChoose({ language })}
      />
      <Segmented
        label={t({ id: 'templates.page.track' })}
        choices={choices(trackChoices, (value) => t({ id: `templates.track.${value}` }))}
        chosen={wording.track}
        onChoose={(track) => onChoose({ track })}
      />
      {channels.length > 1 && (
        <Segmented
          label={t({ id: 'templates.page.channel' })}
          choices={choices(channels, (value) => t({ id: `templates.channel.${value}` }))}
          chosen={wording.channel}
          onChoose={(channel) => onChoose({ channel })}
        />
      )}
    </div>
  );
}
