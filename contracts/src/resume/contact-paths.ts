/**
 * Whether a value that was read tells how somebody is reached, or is a document's number: staff see those masked, so that they are neither
 * shown nor written where staff decide about what was read.
 */
export const isContactPath = (path: string): boolean =>
  /^basic\.(phone|email|emergencyPhone|identityNumber)$|^family\[\d{1,2}\]\.phone$/.test(path);
