// Public interface of `company-settings`: what other subjects and the root of the service may import.
export { KeptSettings } from './kept-settings.ts';
export { LogoController } from './logo.controller.ts';
export { companySettingsQueries } from './queries.ts';
export { companySettingsProjector } from './view.ts';
