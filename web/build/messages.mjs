import { parse } from '@formatjs/icu-messageformat-parser';

const pack = /\/src\/i18n\/[a-zA-Z-]+\/[a-z]+\.json$/;

/** The syntax tree of a message, as `formatjs compile --ast` writes it: react-intl then needs no parser at run time. */
export function compileMessage(id, message) {
  try {
    return parse(message, { requiresOtherClause: true });
  } catch (error) {
    throw new Error(`message ${id} does not parse: ${error.message}`);
  }
}

/** Vite plugin: message packs are compiled while they are bundled; a message that does not parse fails the build. */
export const compiledMessages = () => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform(code, id) {
    if (!pack.test(id.split('?')[0])) return null;
    const source = Object.entries(JSON.parse(code));
    const compiled = Object.fromEntries(source.map(([key, message]) => [key, compileMessage(key, message)]));
    return { code: `export default ${JSON.stringify(compiled)};`, moduleType: 'js', map: null };
  },
});
