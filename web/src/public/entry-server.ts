import css from './base.css?inline';
import type { Manifest } from './document.ts';
import { type RenderAnswer, type RenderRequest, renderPage } from './render.tsx';

export type { RenderAnswer, RenderRequest } from './render.tsx';

declare const __MANIFEST__: Manifest;

const assets = { manifest: __MANIFEST__, css };

/** Renders one page of the public site, for the HTTP server. */
export const render = (request: RenderRequest): Promise<RenderAnswer> => renderPage(request, assets);
