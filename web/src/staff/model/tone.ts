/** What a state means to the reader, never which state it is: waiting for you, moving, passed, held, ended, refused or late. */
export type Tone = 'warn' | 'info' | 'ok' | 'hold' | 'mute' | 'bad';
