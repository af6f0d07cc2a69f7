import type { Refusal } from '../shared/decider.ts';

/** Why a locked collection is not touched: SAP is being asked; elsewhere the state says it. */
export const whyNot = ({ path, state }: { readonly path: string; readonly state: string }): Refusal['params'] =>
  path === 'PUSHING' ? { because: 'PUSHING' } : { state };
