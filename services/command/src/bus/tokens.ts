/** Names of the parts that handlers and controllers ask for; interfaces are gone at run time, so each has a name of its own. */
export const PIPELINE = Symbol('Pipeline');
export const SIGN_IN_COMMANDS = Symbol('SignInCommands');
export const SIGNED_IN_PERSON = Symbol('SignedInPerson');
export const PDF_RENDERER = Symbol('PdfRenderer');
export const UPLOADS = Symbol('UploadParts');
export const TOLD_ONCE = Symbol('ToldOnce');
