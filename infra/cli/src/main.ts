import '../../node/ensure-supported.mjs';

// Loaded after the check: an older Node does not even link it.
await import('./command-line.ts');
