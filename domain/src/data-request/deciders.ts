import { decides } from '../shared/aggregate.ts';
import { alarmDataRequest } from './alarm-data-request.ts';
import { dataRequest } from './data-request.ts';
import { enterDataRequest } from './enter-data-request.ts';
import { fulfilDataRequest } from './fulfil-data-request.ts';
import { lapseDataRequest } from './lapse-data-request.ts';
import { rejectDataRequest } from './reject-data-request.ts';
import { stopDeletion } from './stop-deletion.ts';
import { submitDataRequest } from './submit-data-request.ts';
import { takeDataRequest } from './take-data-request.ts';

/** The data request with the decision of every command. */
export const decidedDataRequest = decides(dataRequest, {
  SubmitDataRequest: submitDataRequest,
  EnterDataRequest: enterDataRequest,
  TakeDataRequest: takeDataRequest,
  FulfilDataRequest: fulfilDataRequest,
  StopDeletion: stopDeletion,
  RejectDataRequest: rejectDataRequest,
  LapseDataRequest: lapseDataRequest,
  AlarmDataRequest: alarmDataRequest,
});
