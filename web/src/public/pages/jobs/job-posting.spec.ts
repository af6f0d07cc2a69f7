import { describe, expect, it } from '@jest/globals';
import { jobDetail } from '../../../../testing/public-answers.ts';
import { isOpen, jobPosting } from './job-posting.ts';

type Job = Parameters<typeof jobPosting>[0];
const posting = (change: Partial<Job> = {}) => jobPosting(jobDetail({}, change).job, { fullName: '海月科技有限公司' });

describe('what search engines are told of a position', () => {
  it('is its title, its company, its place and until when one may apply', () => {
    expect(posting({ locations: ['杭州', '成都'] })).toMatchObject({
      '@type': 'JobPosting',
      title: '测试开发工程师',
      datePosted: '2026-11-20T00:00:00.000Z',
      validThrough: '2026-12-31T15:59:59.000Z',
      identifier: { name: '海月科技有限公司', value: 'A-1' },
      hiringOrganization: { name: '海月科技有限公司' },
      jobLocation: [
        { address: { addressLocality: '杭州', addressCountry: 'CN' } },
        { address: { addressLocality: '成都', addressCountry: 'CN' } },
      ],
    });
  });
  it('is the pay in yuan for its unit: a year is kept in ten thousands', () => {
    const value = { unitText: 'YEAR', minValue: 300_000, maxValue: 500_000 };
    expect(posting({ pay: { unit: 'YEAR', min: 30, max: 50 } })).toMatchObject({
      baseSalary: { currency: 'CNY', value },
    });
    expect(posting({ pay: { unit: 'DAY', min: 200, max: null } })).toMatchObject({
      baseSalary: { value: { '@type': 'QuantitativeValue', unitText: 'DAY', minValue: 200 } },
    });
  });
  it('is no pay where it is negotiable', () => {
    expect(posting({ pay: { unit: 'MONTH', min: null, max: null } })).not.toHaveProperty('baseSalary');
  });
  it.each([
    ['ANY', undefined],
    ['FRESH', undefined],
    ['STUDENT', undefined],
    ['Y1', 12],
    ['Y4', 48],
    ['Y9', 108],
    ['Y10_PLUS', 120],
    ['Y3_5', 36],
    ['Y5_PLUS', 60],
    ['Y1_3', 12],
  ] as const)('is for experience %s the least of months that it asks for', (experience, months) => {
    const asked = months === undefined ? 'no requirements' : { monthsOfExperience: months };
    expect(posting({ experience })).toMatchObject({ experienceRequirements: asked });
  });
  it('calls an internship as the vocabulary of search engines does', () => {
    expect(posting({ nature: 'INTERNSHIP' })).toMatchObject({ employmentType: 'INTERN' });
    expect(posting({ nature: 'PART_TIME' })).toMatchObject({ employmentType: 'PART_TIME' });
  });
  it.each([
    ['APPLICABLE', true],
    ['ALREADY_DELIVERED', true],
    ['LIMIT_REACHED', true],
    ['AGE_NOT_MET', true],
    ['PAUSED', false],
    ['FILLED', false],
    ['CLOSED', false],
    ['DEADLINE_PASSED', false],
    ['NOT_PUBLISHED', false],
  ] as const)('is told where the position is open, whoever looks: %s', (status, told) =>
    expect(isOpen({ status })).toBe(told),
  );
});
