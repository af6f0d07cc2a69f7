import { firstPolicyVersion } from '@talentlog/contracts';
import type { Caller } from '@talentlog/runtime';
import { ends } from './ends.ts';
import { fullResume } from './full-resume.ts';
import { day, hour } from './hours.ts';
import { interviewSteps } from './interview-steps.ts';
import type { Company, Journey, Steps } from './journey.ts';
import { offerSteps } from './offer-steps.ts';
import type { DemoPerson, Milestone } from './people.ts';
import { screeningSteps } from './screening-steps.ts';
import { seeker, system, type Teller } from './teller.ts';

const policyVersion = firstPolicyVersion;

/** Milestones on the way to an offer, in order; the others branch off where `branches` says. */
const way: readonly Milestone[] = [
  'delivered',
  'screening',
  'screening-assigned',
  'dept-passed',
  'interview-invited',
  'interview-reserved',
  'interview-arranged',
  'interview-evaluated',
  'hr-interview',
  'offer-drafted',
  'offer-approving',
  'offer-sent',
  'collecting',
];
const branches: Partial<Record<Milestone, Milestone>> = {
  'screening-held': 'screening-assigned',
  eliminated: 'screening-assigned',
  withdrawn: 'screening',
  'consent-withdrawn': 'screening',
};

const steps: Steps = { ...screeningSteps, ...interviewSteps, ...offerSteps };

/** Walks one person to their milestone with the commands of the people who would have done it, spread over the days since. */
export async function walk(
  person: DemoPerson,
  index: number,
  company: Company,
  teller: Teller,
  today: Date,
): Promise<void> {
  const position = company.positions.get(person.position);
  if (!position) throw new Error(`no demo position ${person.position}`);
  const start = today.getTime() - person.daysAgo * day - 3 * hour;
  teller.at(new Date(start));
  const me = await register(person, teller);
  const { positionId, advertisementId } = position;
  const { applicationId } = await teller.tell(me, 'DeliverApplication', { positionId, advertisementId });
  const journey: Journey = {
    person,
    company,
    teller,
    me,
    hr: company.as(position.owner),
    position,
    applicationId: String(applicationId),
    today,
    index,
    made: {},
  };
  const goal = branches[person.until] ?? person.until;
  const milestones = way.slice(1, way.indexOf(goal) + 1);
  for (const [step, milestone] of milestones.entries()) {
    teller.at(new Date(start + ((step + 1) * (today.getTime() - start)) / (milestones.length + 1)));
    await steps[milestone]?.(journey);
  }
  await ends[person.until]?.(journey);
}

/** The resume that is shown at length, and its file, which is read after the start as any other. */
async function tellAtLength(me: Caller, teller: Teller): Promise<void> {
  const { blocks, file } = fullResume;
  for (const [block, content] of Object.entries(blocks)) await teller.tell(me, 'SaveResumeBlock', { block, content });
  const { text, ...named } = file;
  const stored = await teller.store(me, { bytes: Buffer.from(text), type: named.type, purpose: 'resume' });
  await teller.tell(me, 'UploadResumeFile', { file: { ...named, ...stored } });
}

async function register({ name, phone, ...person }: DemoPerson, teller: Teller): Promise<Caller> {
  const { accountId, jobSeekerId } = await teller.tell(system, 'RegisterAccount', { phone, name });
  const me = seeker(String(accountId), String(jobSeekerId), name);
  await teller.tell(me, 'GrantConsent', { policyVersion });
  const { gender, birthDate, degree, residence, school, major, company, title } = person;
  const graduated = Number(birthDate.slice(0, 4)) + (degree === 'BACHELOR' ? 22 : 25);
  const workYears = Math.max(0, teller.now().getUTCFullYear() - graduated);
  const email = `${phone.slice(-8)}@mail.example`;
  const save = (block: string, content: unknown) => teller.tell(me, 'SaveResumeBlock', { block, content });
  await save('basic', { name, gender, birthDate, phone, email, highestDegree: degree, residence, workYears });
  await save('education', [{ school, major, degree, start: `${graduated - 3}-09`, end: `${graduated}-06` }]);
  if (company && title)
    await save('work', [
      { company, title, start: `${graduated}-07`, untilNow: true, description: '负责核心模块的交付，带过两名新人。' },
    ]);
  if (name === fullResume.name) await tellAtLength(me, teller);
  await teller.tell(me, 'ConfirmResumeStatement', { agreed: true });
  return me;
}
