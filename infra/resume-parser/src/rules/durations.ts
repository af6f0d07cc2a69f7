const MONTHS = '\\d{1,3}\\s?(?:个月|months?|mos?\\b)';
const YEARS = '\\d{1,2}\\s?(?:年|years?|yrs?\\b)';
const DURATION = `(?:${MONTHS}|${YEARS}(?:\\s?(?:零|又|and)?\\s?${MONTHS})?|半年)`;
const STAFF = '(?:少于|超过|约)?\\s?\\d{1,6}\\s?(?:-\\s?\\d{1,6}\\s?)?人(?:以上|以下)?';

const alone = new RegExp(`^[([]?\\s?(?:共|约|近)?${DURATION}(?:以上)?\\s?[)\\]]?$`, 'i');
const inBrackets = new RegExp(`[([]\\s{0,3}(?:共|约)?(?:${DURATION}|${STAFF})\\s{0,3}[)\\]]`, 'gi');

/** `36个月`, `3年2个月`, `[ 7 months ]`: how long something took, which names nothing. */
export const isDuration = (text: string): boolean => alone.test(text.trim());

/** A line without the lengths of time and the sizes of companies that job boards put in brackets behind names. */
export const withoutDurations = (text: string): string => text.replace(inBrackets, '').trim();
