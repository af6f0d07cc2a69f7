import type { TemplateKey } from '@talentlog/contracts';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryFailure } from '../../ui/QueryFailure.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useMessageTemplateQuery } from './api.ts';
import { Editor } from './Editor.tsx';
import { keyFrom, languageChoices, languageWords, searchOf, trackChoices } from './key.ts';
import { Versions } from './Versions.tsx';
import { useTemplateWords } from './words.ts';

/** One message: which wording, what it says, how it looks, and what it said before. */
export function TemplatePage() {
  const t = useT();
  const { both } = useTemplateWords();
  const { template = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const key = keyFrom(template, search);
  const { currentData, error, refetch } = useMessageTemplateQuery(key);
  const shown = currentData?.data;
  const choose = (change: Partial<TemplateKey>) => setSearch(searchOf({ ...key, ...change }), { replace: true });
  return (
    <Page title={shown === undefined ? t('staff.nav.templates') : both(shown.title)}>
      <p>
        <Link to={paths.templates}>{t('templates.page.back')}</Link>
      </p>
      <Which wording={key} channels={shown?.channels ?? [key.channel]} onChoose={choose} />
      <QueryFailure failure={error} onRetry={() => void refetch()} />
      {shown === undefined && error === undefined && <Loading />}
      {shown !== undefined && (
        <>
          <Editor key={searchOf(key)} wording={key} shown={shown} />
          <Versions versions={shown.versions} asItComes={shown.otherwise.texts} isPaper={key.channel === 'PAPER'} />
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
  const t = useT();
  const choices = <T extends string>(values: readonly T[], label: (value: T) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <div className="template-which">
      <Segmented
        label={t('templates.page.language')}
        choices={choices(languageChoices, (value) => t(`templates.language.${languageWords[value]}`))}
        chosen={wording.language}
        onChoose={(language) => onChoose({ language })}
      />
      <Segmented
        label={t('templates.page.track')}
        choices={choices(trackChoices, (value) => t(`templates.track.${value}`))}
        chosen={wording.track}
        onChoose={(track) => onChoose({ track })}
      />
      {channels.length > 1 && (
        <Segmented
          label={t('templates.page.channel')}
          choices={choices(channels, (value) => t(`templates.channel.${value}`))}
          chosen={wording.channel}
          onChoose={(channel) => onChoose({ channel })}
        />
      )}
    </div>
  );
}
