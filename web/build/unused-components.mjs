const library = /\/node_modules\/(?:react-intl\/index\.js|react-router\/dist\/production\/chunk-\w+\.mjs)$/;

/**
 * Vite plugin: lets the bundler leave out the components of react-intl and react-router that nothing imports. Their names for debugging, and
 * the calls that make them, look like side effects.
 */
export const unusedComponents = () => ({
  name: 'unused-components',
  enforce: 'pre',
  transform(code, id) {
    if (!library.test(id)) return null;
    const unnamed = code.replace(/^\w+\.displayName = .*$/gm, '');
    const pure = unnamed.replace(/^((?:const|var) \w+ = )(create\w+|React\d*\.\w+)\(/gm, '$1/* @__PURE__ */ $2(');
    return { code: pure, map: null };
  },
});
