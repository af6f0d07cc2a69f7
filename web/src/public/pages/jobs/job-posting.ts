import type { QueryData } from '../../../api/tables.ts';

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

/** schema.org JobPosting of a live position. */
export function jobPosting(job: Job): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: `${job.duties}\n\n${job.requirements}`,
    identifier: { '@type': 'PropertyValue', name: '云岭网络', value: job.number },
    datePosted: job.publishedAt,
    validThrough: job.deadline,
    employmentType: employment[job.nature],
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name: '云岭网络' },
    jobLocation: job.locations.map((place) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'CN' },
    })),
    ...salary(job.pay),
  };
}
