/** Names of the parts that handlers and controllers ask for; interfaces are gone at run time, so each has a name of its own. */
export const ANSWERS = Symbol('Answers');
export const QUESTIONS = Symbol('Questions');
export const VIEW_PROGRESS = Symbol('ViewProgress');
export const VIEWS = Symbol('Views');
export const SETTINGS = Symbol('Settings');
export const FILES = Symbol('ServedFiles');
export const EVENTS = Symbol('EventStore');
export const OPEN_EVENTS = Symbol('OpenEvents');
export const ACCESS_LOG = Symbol('AccessLog');
export const READS = Symbol('ReadRecorder');
export const FEED = Symbol('FeedParts');
export const INTEGRITY = Symbol('Integrity');
