import { type CloudEvent, cloudSource, cloudTypeOf, schemaPathOf, type ToSend } from '@talentlog/contracts';

const own: Readonly<Record<string, string>> = {
  ...{ application: 'applicationId', offer: 'offerId', hire: 'applicationId', interview: 'interviewId' },
  ...{ position: 'positionId', advertisement: 'advertisementId', candidate: 'candidateId' },
  ...{ webhook: 'subscriberId' },
};

/** Puts what is said into its envelope; `publicUrl` is where its schema can be fetched. Who may be told it is asked by `saidTo`. */
export function cloudEventOf(event: ToSend, publicUrl: string): CloudEvent {
  const [kind = ''] = event.name.split('.');
  return {
    specversion: '1.0',
    id: event.id,
    source: cloudSource,
    type: cloudTypeOf(event.name),
    subject: `${kind}s/${event.data[own[kind] ?? '']}`,
    time: event.time,
    datacontenttype: 'application/json',
    dataschema: new URL(schemaPathOf(event.name), publicUrl).href,
    partitionkey: event.key,
    sequence: event.sequence,
    data: { ...event.data },
  };
}
