import { anyOf, listFormat, text } from '../../ui/list/list-format.ts';

/** What the list of messages shows, as its address says it; `person` narrows it to one job seeker. */
export const messageList = listFormat({ state: anyOf(), channel: anyOf(['MAIL', 'SMS']), person: text });
