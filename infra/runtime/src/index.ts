export * from './event-store/port.ts';
export * from './files/port.ts';
export * from './hr-core/port.ts';
export * from './messaging/port.ts';
export * from './subject-keys/port.ts';
export * from './view-store/port.ts';
