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

const reactIntl = /\/node_modules\/react-intl\/index\.js$/;

/**
 * Vite plugin: lets the bundler leave out the components of react-intl that nothing imports. Their names for debugging, and the calls that make them,
 * look like side effects.
 */
export const unusedComponents = () => ({
  name: 'unused-components',
  enforce: 'pre',
  transform(code, id) {
    if (!reactIntl.test(id)) return null;
    const unnamed = code.replace(/^\w+\.displayName = .*$/gm, '');
    return { code: unnamed.replace(/^(const \w+ = )(create\w+|React\.\w+)\(/gm, '$1/* @__PURE__ */ $2('), map: null };
  },
});
