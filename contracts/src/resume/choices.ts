// What a person chooses from, in the order it is shown. Apart from the shapes, so that a page lists it without the library that checks them.

/** Levels of education, the lowest first. */
export const degrees = [
  'PRIMARY',
  'JUNIOR_MIDDLE',
  'SENIOR_MIDDLE',
  'TECHNICAL_SECONDARY',
  'COLLEGE',
  'BACHELOR',
  'MASTER',
  'MBA',
  'DOCTORAL',
] as const;
export const genders = ['MALE', 'FEMALE'] as const;
