import type { QueryData } from '../../../api/tables.ts';
import type { Company } from '../../../i18n/company.ts';

type Job = QueryData<'jobDetail'>['job'];

const employment = { FULL_TIME: 'FULL_TIME', PART_TIME: 'PART_TIME', INTERNSHIP: 'INTERN' } as const;
const units = { MONTH: 'MONTH', YEAR: 'YEAR', DAY: 'DAY' } as const;
/** Annual pay is kept in ten-thousand yuan. */
const factor = { MONTH: 1, YEAR: 10_000, DAY: 1 } as const;

function salary({ unit, min, max }: Job['pay']): object {
  if (min === null && max === null) return {};
  const times = (value: number | null) => (value === null ? {} : value * factor[unit]);
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'CNY',
      value: {
        '@type': 'QuantitativeValue',
        unitText: units[unit],
        ...(min === null ? {} : { minValue: times(min) }),
        ...(max === null ? {} : { maxValue: times(max) }),
      },
    },
  };
}

/** The least of years that the words for an experience ask for; who studies or has just done so needs none. */
const years: Readonly<Record<Job['experience'], number>> = {
  ANY: 0,
  FRESH: 0,
  STUDENT: 0,
  Y1: 1,
  Y2: 2,
  Y3: 3,
  Y4: 4,
  Y5: 5,
  Y6: 6,
  Y7: 7,
  Y8: 8,
  Y9: 9,
  Y10_PLUS: 10,
  Y3_5: 3,
  Y5_PLUS: 5,
  Y1_3: 1,
};

const experience = (least: number) =>
  least === 0 ? 'no requirements' : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: least * 12 };

/** Statuses of a position that nobody may apply to now, whoever looks: search engines are not told of it. */
const notOpen: readonly string[] = ['NOT_PUBLISHED', 'DEADLINE_PASSED', 'PAUSED', 'FILLED', 'CLOSED'];

/** Whether the position takes applications; that this very reader may not apply is another matter. */
export const isOpen = ({ status }: QueryData<'jobDetail'>['availability']): boolean => !notOpen.includes(status);

/** schema.org JobPosting of a live position. */
export function jobPosting(job: Job, { fullName }: Pick<Company, 'fullName'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: `${job.duties}\n\n${job.requirements}`,
    identifier: { '@type': 'PropertyValue', name: fullName, value: job.number },
    datePosted: job.publishedAt,
    validThrough: job.deadline,
    employmentType: employment[job.nature],
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name: fullName },
    jobLocation: job.locations.map((place) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'CN' },
    })),
    experienceRequirements: experience(years[job.experience]),
    ...salary(job.pay),
  };
}
