import { decides } from '../shared/aggregate.ts';
import { advertisement } from './advertisement.ts';
import { createAdvertisement } from './create-advertisement.ts';
import { deleteAdvertisement } from './delete-advertisement.ts';
import { editAdvertisement } from './edit-advertisement.ts';
import { enableAdvertisement } from './enable-advertisement.ts';
import { publishAdvertisement } from './publish-advertisement.ts';
import { stopAdvertisement } from './stop-advertisement.ts';
import { unpublishAdvertisement } from './unpublish-advertisement.ts';

/** The advertisement with the decision of every command. */
export const decidedAdvertisement = decides(advertisement, {
  CreateAdvertisement: createAdvertisement,
  EditAdvertisement: editAdvertisement,
  PublishAdvertisement: publishAdvertisement,
  UnpublishAdvertisement: unpublishAdvertisement,
  StopAdvertisement: stopAdvertisement,
  EnableAdvertisement: enableAdvertisement,
  DeleteAdvertisement: deleteAdvertisement,
});
