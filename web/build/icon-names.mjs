const names = /@blueprintjs\/icons\/lib\/esm\/iconNames\.js$/;

/**
 * Vite plugin: the library computes two spellings of each of its 700 icon names when it starts, to know a wrong one. Ours are checked by the
 * compiler and by the loader of `staff/ui/icons.ts`, so that list stays away.
 */
export const uncheckedIconNames = () => ({
  name: 'unchecked-icon-names',
  enforce: 'pre',
  transform(_code, id) {
    if (!names.test(id)) return null;
    return { code: 'export const IconNames = {};\nexport const IconNamesSet = { has: () => true };\n', map: null };
  },
});
