import { SetMetadata } from '@nestjs/common';

/** Metadata key of routes that only look, though they are asked with POST. */
export const CHANGES_NOTHING = 'talentlog:changes-nothing';

/** The route is answered also while nothing can be stored. */
export const ChangesNothing = () => SetMetadata(CHANGES_NOTHING, true);
