import {
  channelsOf,
  type messageTemplateQueries as contract,
  defaultTexts,
  isSentBy,
  placeholders,
  placeholdersOf,
  profileOf,
  requiredIn,
  sampleValues,
  type TemplateKey,
  type TemplateName,
  templateIdOf,
  templateNamed,
  templateNames,
  titleIn,
  type WrittenLanguage,
} from '@talentlog/contracts';
import { messageTemplate } from '@talentlog/domain/fold';
import { actionsFor } from '../access/actions.ts';
import { ownersOf } from '../access/owners.ts';
import { applicationsSeen } from '../access/people-seen.ts';
import { consentOf } from '../access/person-seen.ts';
import { ownedBy, sees } from '../access/scope.ts';
import { type QueryContext, type QueryHandlers, refusedWith } from '../bus/query-context.ts';
import { paperSubject } from '../offers/index.ts';
import type { TemplateVersion } from './view.ts';

const mostWordings = 5000;
const mostVersions = 200;

/** The questions about what messages say. */
export const messageTemplateQueries: Pick<QueryHandlers, keyof typeof contract> = {
  async messageTemplates(_params, { views }) {
    const changed = await views.messageTemplates.first({ limit: mostWordings });
    const wordings = changed
      .filter(({ data }) => data.version > 0)
      .map(({ state, updatedAt, data: { template, language, track, channel, version } }) => ({
        template,
        wording: { language, track, channel, state, version, updatedAt } as Wording,
      }));
    return {
      data: templateNames.map((name) => ({
        ...about(name),
        wordings: wordings.filter(({ template }) => template === name).map(({ wording }) => wording),
      })),
    };
  },

  async messageTemplate(key, context) {
    const { template, language, channel } = key;
    if (!isSentBy(template, channel)) return refusedWith('common.not_found');
    const { views } = context;
    const row = await views.messageTemplates.get(templateIdOf(key));
    const required = requiredIn(template, channel);
    const samples: Readonly<Record<string, string>> = samplesOf(template, language, context);
    const { state, data } = row ?? { state: 'DEFAULT', data: messageTemplate.initialData };
    return {
      data: {
        ...about(template),
        ownLetter: templateNamed(template).ownLetter === true,
        state,
        version: data.version,
        revision: row?.revision ?? -1,
        own: data.wording,
        otherwise: await otherwise(key, context),
        placeholders: placeholdersOf(template).map((name) => ({
          name,
          words: placeholders[name].words,
          sample: samples[name] ?? placeholders[name].sample[language],
          required: required.includes(name),
        })),
        versions: await versionsOf(templateIdOf(key), context),
        allowedActions: row
          ? actionsFor(messageTemplate, row, ownedBy(''), context)
          : channel === 'PAPER'
            ? ['EditMessageTemplate']
            : ['EditMessageTemplate', 'TestMessageTemplate'],
      },
    };
  },

  async messageTemplateTrial({ template, language, applicationId }, context) {
    const { views } = context;
    const row = await views.applications.get(applicationId);
    const seen = row && (await applicationsSeen(row.jobSeekerId, 'VIEW_JOB_SEEKER', context));
    if (!row || !seen?.some(({ id }) => id === applicationId)) return refusedWith('common.not_found');
    const { jobSeekerId } = row;
    if ((await consentOf(context, jobSeekerId)) !== 'AUTHORIZED') return refusedWith('privacy.unauthorized');
    const [person, position] = await Promise.all([
      views.people.get(jobSeekerId),
      views.positionTitles.get(row.positionId),
    ]);
    const name = person?.data.name;
    const title = position && titleIn(position, language);
    const known = { name, candidate: name, position: title, number: row.data.number };
    const samples = samplesOf(template, language, context);
    const theirs = Object.entries(known).flatMap(([field, value]) =>
      field in samples && value ? [[field, value]] : [],
    );
    const promised = templateNamed(template).isPaper ? await offerOf(row.id, language, context) : {};
    return { data: { jobSeekerId, values: { ...samples, ...Object.fromEntries(theirs), ...promised } } };
  },
};

/** Values to try a template with; the company is the one that sends it. */
function samplesOf(template: TemplateName, language: WrittenLanguage, { settings }: QueryContext) {
  const { name } = profileOf(settings);
  return { ...sampleValues(template, language), company: name[language] || name['zh-CN'] };
}

/** What a paper would say of the latest offer of an application; nothing where there is none. */
async function offerOf(applicationId: string, language: WrittenLanguage, context: QueryContext) {
  const where = [{ field: 'data.applicationId', in: [applicationId] }] as const;
  const [row] = await context.views.offers.first({ where, sort: [{ field: 'createdAt', descending: true }], limit: 1 });
  if (row === undefined || !sees('VIEW_OFFER', context, await ownersOf(row, context))) return {};
  return (await paperSubject(row, language, context))?.values ?? {};
}

type Wording = Omit<TemplateKey, 'template'> & { state: string; version: number; updatedAt: string };

const about = (template: TemplateName) => {
  const { scene, title } = templateNamed(template);
  return { template, scene, title, channels: [...channelsOf(template)] };
};

/** What is sent where this key has no wording of its own. */
async function otherwise(key: TemplateKey, { views }: QueryContext) {
  const { template, language, channel, track } = key;
  const ofAll = track === 'ALL' ? undefined : await views.messageTemplates.get(templateIdOf({ ...key, track: 'ALL' }));
  const texts = ofAll?.data.wording;
  if (texts) return { texts, from: 'ALL' as const };
  return { texts: defaultTexts(template, language, channel), from: 'PRODUCT' as const };
}

async function versionsOf(messageTemplateId: string, { views }: QueryContext) {
  const rows = await views.templateVersions.first({
    where: [{ field: 'messageTemplateId', in: [messageTemplateId] }],
    sort: [{ field: 'createdAt', descending: true }],
    limit: mostVersions,
  });
  const writers = await views.accounts.getMany(rows.map(({ by }) => by));
  const shown = ({ version, texts, createdAt, by }: TemplateVersion) => ({
    version,
    texts,
    at: createdAt,
    by: writers.get(by)?.data.name ?? '',
  });
  return rows.map(shown).sort((a, b) => b.version - a.version);
}
