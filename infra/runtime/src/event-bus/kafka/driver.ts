import kafkajs from 'kafkajs';

/** The client's values; its types are imported as such. Node finds none of them by name in a package of its kind. */
export const { CompressionTypes, ConfigResourceTypes, Kafka, logLevel, Partitioners } = kafkajs;
