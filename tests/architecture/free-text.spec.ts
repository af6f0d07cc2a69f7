import { describe, expect, it } from '@jest/globals';
import { aggregates } from '@talentlog/domain/fold';
import { freeTexts } from './free-texts.ts';

const ids = `approverId arrangedBy authorId causeEventId createdBy creatorId editedBy enteredBy fromAccountId fileId handledBy hrId hrOwnerId linkId link.linkId link.seed
  lockedBy nextApproverId ownerId personId providerId rejectedBy remindedBy renewedBy requestedBy resentBy resetBy revealedBy follower seed sentBy
  subjectId stream submittedBy textFileId writtenBy`;
const codes = `agreementVersion batch columns[] eventIds[] fields[] number path policyVersion recommendationCode scene subjectAggregate template type
  facts.restTime.from facts.restTime.to paperTemplate.template`;
const ofTheCompany = `correction why texts.en-US texts.zh-CN details.batch details.category details.department details.duties details.locations[] details.requirements details.title
  details.titleEn entries[].code entries[].en entries[].zh
  dimensions[].code dimensions[].en dimensions[].zh form.dimensions[].code form.dimensions[].en form.dimensions[].zh scores[].dimension
  entry.department entry.employeeGroup entry.employeeSubgroup entry.position facts.name positionTitle sessionName systemName
  values.about values.aboutEn values.accent values.companyFullName values.companyFullNameEn values.companyName values.companyNameEn
  values.contactMail values.contactPhone values.footer values.footerEn values.icpNumber values.logo.fileId values.slogan values.sloganEn
  workLocation wording.action wording.content wording.subject`;

/** Texts that tell nothing of anybody, by where they stand: written by hand, each looked at. */
const harmless = new Set([ids, codes, ofTheCompany].flatMap((list) => list.split(/\s+/)));

const openTexts = Object.values(aggregates).flatMap(({ events }) =>
  Object.entries(events).flatMap(([type, { data, personal = [] }]) =>
    freeTexts(data)
      .filter((path) => !(personal as readonly string[]).includes(path.split(/[.[{]/, 1)[0] ?? ''))
      .map((path) => ({ type, path })),
  ),
);

describe('what anybody can write into an event', () => {
  it('is ciphertext in the log, or of a kind that is known to be harmless', () => {
    expect(openTexts.filter(({ path }) => !harmless.has(path))).toEqual([]);
  });

  it('is harmless nowhere where nothing stands any more', () => {
    const there = new Set(openTexts.map(({ path }) => path));
    expect([...harmless].filter((path) => !there.has(path))).toEqual([]);
  });

  it('is never what a secret is called by', () => {
    const named = Object.values(aggregates).flatMap(({ events }) =>
      Object.entries(events).flatMap(([type, { data, personal = [] }]) =>
        Object.keys(data.shape)
          .filter(
            (field) =>
              /password|hash|token|secret|code$/i.test(field) && !(personal as readonly string[]).includes(field),
          )
          .map((field) => `${type}.${field}`),
      ),
    );
    // Why a file was rejected or left unread, and by whose code somebody was recommended: none opens anything.
    expect(named.sort()).toEqual([
      'RecordDelivered.recommendationCode',
      'ResumeFileParseFailed.code',
      'ResumeFileRejected.code',
    ]);
  });
});
