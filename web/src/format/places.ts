import { type Language, placeName } from '@talentlog/contracts';

export { placeName } from '@talentlog/contracts';

/** Several places, joined as the language does. */
export const placeNames = (places: readonly string[], language: Language): string =>
  places.map((place) => placeName(place, language)).join(language === 'en-US' ? ', ' : '、');
