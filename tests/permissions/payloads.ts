import { type CommandContract, type QueryContract, queries, signInCommands } from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain/fold';
import { inDays, position, terms, videoPlace } from '../support/position.ts';
import { sampleOf } from '../support/sample.mjs';

/** Names and shapes alone: who may send them is asked of the page. */
type Shaped = Pick<CommandContract, 'payload'>;
const commands: Readonly<Record<string, Shaped>> = Object.assign(
  {},
  ...Object.values(aggregates).map((one) => one.commands),
);
export const commandNames = Object.keys(commands);
export const signInNames = Object.keys(signInCommands);
export const queryNames = Object.keys(queries);

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Zod>>;
  readonly innerType?: Zod;
  readonly in?: Zod;
  readonly element?: Zod;
  readonly options?: readonly Zod[];
}
interface Zod {
  readonly _zod: { readonly def: Def };
}

const isOptional = (field: Zod | undefined): boolean =>
  ['optional', 'default', 'prefault'].includes(field?._zod.def.type ?? 'optional');

/** The least that fits a shape: what may be left out is. */
function least(shape: Zod): unknown {
  const { def } = shape._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {})
          .filter(([, field]) => !isOptional(field))
          .map(([name, field]) => [name, least(field)]),
      );
    case 'nullable':
      return null;
    case 'pipe':
      return def.in ? least(def.in) : null;
    case 'array':
      return def.element ? [least(def.element)] : [];
    case 'union':
      return def.options?.[0] ? least(def.options[0]) : null;
    default:
      return sampleOf(shape);
  }
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const span = { start: inDays(8), end: new Date(Date.parse(inDays(8)) + 1_800_000).toISOString() };
const file = { fileId: 'f'.repeat(64), name: 'cv.docx', size: 1000, type: docx };
const letter = { channels: ['SMS'], sms: '请来电' };

const session = { place: videoPlace, stage: 'FIRST_INTERVIEW', durationMinutes: 30, interviewerIds: ['replaced'] };

/** What a shape alone does not tell. */
const besides: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  CreatePosition: { details: position },
  EditPosition: { details: position },
  CreateAdvertisement: { details: { channel: 'CAMPUS_SITE', deadline: inDays(30) } },
  EditAdvertisement: { details: { channel: 'SOCIAL_SITE', deadline: inDays(30) } },
  CreateJobSeeker: { name: '陈新', phone: '+8617299990002' },
  WriteToPerson: { letter },
  WriteToCandidate: { letter },
  ArrangeInterview: { ...span, place: videoPlace },
  RescheduleInterview: { ...span, place: videoPlace },
  AddSegment: { segment: { ...span, seats: 1 } },
  CreateAppointmentSession: { deadline: inDays(2), segments: [{ ...span, seats: 1 }] },
  InviteColleague: { name: '同事', loginName: 'invited', roles: ['CO'], email: 'invited@yunling.example' },
  RevealLoggedValue: { stream: 'jobSeeker-00000000-0000-4000-8000-0000000000ff', path: 'name' },
  SetWebhook: { url: 'https://hooks.yunling.example/' },
  SignInWithCode: { code: '123456' },
  UploadResumeFile: { file },
  UploadResumeFileOnBehalf: { file },
  DraftOffer: terms,
  EditOffer: terms,
  AssignScreening: { deadline: inDays(2) },
  ReassignScreening: { deadline: inDays(2) },
};

/** Ids under the names that payloads and parameters have for them. */
export type Ids = Readonly<Record<string, string>>;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether one of the ids was put in its place is told beside the payload. */
function named(value: unknown, ids: Ids, found: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, ids, found));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const one = ids[key];
      if (one !== undefined && (inner === null || typeof inner === 'string')) {
        found.add(key);
        return [key, one];
      }
      const many = ids[key.replace(/s$/, '')];
      if (Array.isArray(inner) && key.endsWith('Ids') && many !== undefined) {
        found.add(key);
        return [key, [many]];
      }
      return [key, named(inner, ids, found)];
    }),
  );
}

/** The payload of a command about objects of these ids, and which of their names it has. */
export function payloadOf(name: string, ids: Ids): { readonly payload: unknown; readonly names: ReadonlySet<string> } {
  const contract = commands[name];
  if (contract === undefined) throw new Error(`no command ${name}`);
  const names = new Set<string>();
  const start = { ...(least(contract.payload as unknown as Zod) as object), ...besides[name] };
  const facts = 'facts' in start ? { facts: { ...(start.facts as object), ...session } } : {};
  return { payload: named({ ...start, ...facts }, ids, names), names };
}

const paramsBesides: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  policy: { policy: 'privacy' },
  policyDesk: { policy: 'privacy' },
  messageTemplate: { template: 'resume-delivered', language: 'zh-CN', track: 'SOCIAL', channel: 'MAIL' },
  webhookDeliveries: { subscriberId: '00000000-0000-4000-8000-0000000000ff' },
  messageTemplateTrial: { template: 'resume-delivered', language: 'zh-CN' },
  offerPaper: { language: 'zh-CN' },
  collectionValue: { field: 'bank.number' },
  paletteSearch: { text: '王晨' },
  resumeSearch: { text: '王晨' },
};

/** Parameters of a query about objects of these ids, and which of their names it has. */
export function paramsOf(name: string, ids: Ids) {
  const contract = (queries as unknown as Readonly<Record<string, QueryContract>>)[name];
  const shape = (contract?.params as unknown as Zod | undefined)?._zod.def.shape ?? {};
  const isAsked = (key: string) => key === 'id' || !isOptional(shape[key]) || key === 'jobSeekerId';
  const fields = Object.keys(shape).filter((key) => ids[key] !== undefined && isAsked(key));
  const params = Object.fromEntries(fields.map((key) => [key, ids[key] ?? '']));
  return { params: { ...params, ...paramsBesides[name] }, names: new Set(fields) };
}
