import type { PositionDetails } from '@talentlog/contracts';

/** What is typed into the form of a position. Empty fields are null or empty text until they are checked. */
export interface PositionValues {
  readonly title: string;
  readonly titleEn: string;
  readonly track: string;
  readonly category: string;
  readonly nature: string;
  readonly department: string;
  readonly locations: readonly string[];
  readonly education: string;
  readonly experience: string;
  readonly recruitCategory: string | null;
  readonly batch: string;
  readonly unit: string;
  readonly negotiable: boolean;
  readonly min: number | null;
  readonly max: number | null;
  readonly months: number | null;
  readonly hiringCount: number | null;
  readonly duties: string;
  readonly requirements: string;
  readonly hot: boolean;
  readonly longTerm: boolean;
  readonly top: boolean;
  readonly allowMinor: boolean;
  readonly responsibleIds: readonly string[];
}
export type FieldName = keyof PositionValues;

/** Nothing typed yet. Fields stand in the order of the form, which is the order errors are told in. */
export const emptyPosition: PositionValues = {
  title: '',
  titleEn: '',
  track: 'SOCIAL',
  nature: 'FULL_TIME',
  recruitCategory: null,
  batch: '',
  department: '',
  category: 'RND',
  hiringCount: 1,
  locations: [],
  negotiable: false,
  unit: 'MONTH',
  min: null,
  max: null,
  months: null,
  education: 'BACHELOR',
  experience: 'ANY',
  requirements: '',
  allowMinor: false,
  duties: '',
  hot: false,
  top: false,
  longTerm: false,
  responsibleIds: [],
};

/** A position as its form shows it. */
export const valuesOf = ({ pay, ...details }: PositionDetails, responsibleIds: readonly string[]): PositionValues => ({
  ...details,
  unit: pay.unit,
  negotiable: pay.min === null && pay.max === null,
  min: pay.min,
  max: pay.max,
  months: pay.months ?? null,
  responsibleIds,
});

/** What is usual for each track. */
const usual: Readonly<Record<string, Partial<PositionValues>>> = {
  SOCIAL: { nature: 'FULL_TIME', experience: 'ANY', unit: 'MONTH', recruitCategory: null },
  CAMPUS: { nature: 'FULL_TIME', experience: 'FRESH', unit: 'MONTH', recruitCategory: 'AUTUMN' },
  INTERN: { nature: 'INTERNSHIP', experience: 'STUDENT', unit: 'DAY', recruitCategory: 'INTERNSHIP' },
};

/** What else changes with the track: fields that still have what was usual for the old one. */
export function followingTrack(values: PositionValues, track: string): Partial<PositionValues> {
  const [before, after] = [usual[values.track] ?? {}, usual[track] ?? {}];
  const untouched = Object.keys(after).filter((name) => values[name as FieldName] === before[name as FieldName]);
  return Object.fromEntries(untouched.map((name) => [name, after[name as FieldName]]));
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Fields in which two versions differ. */
export const differences = (one: PositionValues, other: PositionValues): readonly FieldName[] =>
  (Object.keys(emptyPosition) as FieldName[]).filter((name) => !same(one[name], other[name]));
