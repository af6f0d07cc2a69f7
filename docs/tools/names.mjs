/** A name of code as the name of its file or folder: `InfoCollection` and `infoCollection` live in `info-collection`. */
export const kebab = (name) => name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
/** The way back: `info-collection` holds `infoCollection`. */
export const camel = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
