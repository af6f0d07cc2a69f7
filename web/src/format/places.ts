import { cityNames, cityOf, type Language } from '@talentlog/contracts';

/** A place in the reader's language: `杭州 滨江` reads `Hangzhou 滨江`. */
export function placeName(place: string, language: Language): string {
  const city = language === 'en-US' ? cityOf(place) : undefined;
  return city === undefined ? place : `${cityNames[city]} ${place.slice(city.length).replace(/^市/, '').trim()}`.trim();
}

/** Several places, joined as the language does. */
export const placeNames = (places: readonly string[], language: Language): string =>
  places.map((place) => placeName(place, language)).join(language === 'en-US' ? ', ' : '、');
